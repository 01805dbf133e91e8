/** The questions of an attack, and their answers. */
import { getField } from '../../../core/answer.ts';
import { anyOf, choices, type Grammar, oneOf, record } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { parsePlayedCard } from '../../../model/answers.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { CARD_KINDS, kindOf } from '../../../model/treachery-cards.ts';
import { isNamedBy, VOICE_KINDS, type VoiceCommand } from '../../../model/voice.ts';
import { cardsOfKinds, slotsKept } from '../../../pieces/playing.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { ambushBegan } from '../ambushes/events.ts';
import { BENE_TLEILAXU } from '../name.ts';
import type { AttacksContract, LeaderAttackActivity } from './contract.ts';
import { targetsIn } from './led.ts';
import { speakerFor } from '../../bene-gesserit/voice/api.ts';

/** Returns the question of the present step: the leader, the command of the Voice, or the card. */
export function prompts(ctx: Ctx, state: GameState, attack: LeaderAttackActivity): readonly Prompt[] {
  const { id: about, target, command } = attack;
  if (target === null) {
    const targets = targetsIn(state);
    return [
      createPrompt(
        state,
        { kind: 'attack-leader', targets },
        { faction: BENE_TLEILAXU, about, answers: oneOf('none', ...targets.map(({ leader }) => leader)) },
      ),
    ];
  }
  if (command === 'to-come') {
    const by = speakerFor(ctx, state, target.victim);
    return by === null
      ? []
      : [createPrompt(state, { kind: 'command-attack', ...target }, { faction: by, about, answers: commands(ctx) })];
  }
  return [
    createPrompt(
      state,
      { kind: 'attack-card', command, ...target },
      { faction: BENE_TLEILAXU, about, answers: cardAnswers(ctx, state, command) },
    ),
  ];
}

/** The kinds of card in a defense of a leader, which no attack has. */
const NO_ATTACK = ['shield', 'snooper', 'cheap-hero'];

const commands = ({ rules: { voiceScope } }: Ctx): Grammar =>
  anyOf(
    oneOf(null),
    record({ play: oneOf(true, false), kind: oneOf(...voiceScope.filter((kind) => !NO_ATTACK.includes(kind))) }),
  );

/**
 * Returns the cards that obey the Voice. “Play” binds only if the hand surely has such a card.
 */
function cardAnswers(ctx: Ctx, state: GameState, command: VoiceCommand | null): Grammar {
  const all = cardsOfKinds(ctx, state, BENE_TLEILAXU, CARD_KINDS, slotsKept(ctx, state, BENE_TLEILAXU));
  const cards = all.map(({ slot, card }) => ({ slot, titles: choices(record({ card }), 'card', {}) }));
  const obeys = cards.map(({ slot, titles }) => ({
    slot,
    titles: titles.filter((title) => command === null || isNamedBy(kindOf(title), command.kind) === command.play),
    isSure: titles.length === 1,
  }));
  const bound = command?.play === true && obeys.some(({ titles, isSure }) => isSure && titles.length === 1);
  const offered = command?.play === true && !bound ? cards : obeys;
  return anyOf(
    ...(bound ? [] : [oneOf(null)]),
    ...offered
      .filter(({ titles }) => titles.length > 0)
      .map(({ slot, titles }) => record({ slot, card: oneOf(...titles) })),
  );
}

/** The handlers of the answers. */
export const promptHandlers: Feature<AttacksContract>['prompts'] = {
  'attack-leader': {
    onAnswer: (_ctx, state, { faction }, value) => {
      const target = targetsIn(state).find(({ leader }) => leader === value);
      return accepted(
        target === undefined ? { type: 'AttackDeclined', faction } : { type: 'AttackDeclared', faction, ...target },
      );
    },
  },
  'command-attack': {
    onAnswer: (_ctx, _state, { faction }, value) => {
      const kind = VOICE_KINDS.find((one) => one === getField(value, 'kind'));
      return accepted({
        type: 'AttackCommanded',
        by: faction,
        command: kind === undefined ? null : { play: getField(value, 'play') === true, kind },
      });
    },
  },
  'attack-card': {
    onAnswer: (_ctx, state, { leader, victim, territory }, value) =>
      accepted(
        ...(findActivity(state, 'leader-attack') === null ? [] : [{ type: 'AttackMade' } as const]),
        ambushBegan({ by: 'attack', victim, territory, leader }, parsePlayedCard(value)),
      ),
  },
};
