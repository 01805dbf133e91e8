/** The questions of an ambush, and their answers. */
import { anyOf, oneOf, record } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { parsePlayedCard } from '../../../model/answers.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { Prompt } from '../../../model/prompts.ts';
import { isInPlay } from '../../../model/selectors.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { cardDiscarded } from '../../../pieces/events.ts';
import { cardKindsWith, cardsOfKinds, slotsKept } from '../../../pieces/playing.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { BENE_TLEILAXU } from '../name.ts';
import { type AmbushActivity, type AmbushesContract, HOLDS } from './contract.ts';

/** Returns the questions of a running ambush. Before the cards are shown, only the defender is asked. */
export function prompts(ctx: Ctx, state: GameState, ambush: AmbushActivity): readonly Prompt[] {
  const { id: about, leader, victim, by, territory, shown, toKeep } = ambush;
  if (leader === null) return [];
  if (shown === null) return isInPlay(state, victim) ? [defenseAsked(ctx, state, ambush)] : [];
  return [
    ...(toKeep === null || !isInPlay(state, victim)
      ? []
      : [
          createPrompt(
            state,
            { kind: 'keep-defense', card: toKeep.card },
            { faction: victim, about, answers: oneOf(true, false) },
          ),
        ]),
    ...(ambush.holdToChoose
      ? [
          createPrompt(
            state,
            { kind: 'choose-hold', victim },
            { faction: BENE_TLEILAXU, about: `${by}-${territory}-${about}`, answers: oneOf(...HOLDS) },
          ),
        ]
      : []),
  ];
}

/** Asks for a defense in the same form whatever the hand holds. Only the legal answers differ. */
function defenseAsked(ctx: Ctx, state: GameState, ambush: AmbushActivity): Prompt {
  const { id: about, victim, by, territory, leader, defense } = ambush;
  const kinds = cardKindsWith(ctx, ({ inBattle }) => inBattle?.places.defense === 'defends');
  const cards = cardsOfKinds(ctx, state, victim, kinds, slotsKept(ctx, state, victim));
  const said = defense === null ? null : { card: defense.card?.card ?? null };
  return createPrompt(
    state,
    { kind: 'defend-leader', by, victim, territory, leader, said },
    {
      faction: victim,
      about,
      answers: anyOf(oneOf(null), ...cards.map((card) => record({ ...card }))),
      sealed: defense !== null,
    },
  );
}

/** The handlers of the answers. A defense is sealed until its time is over. */
export const promptHandlers: Feature<AmbushesContract>['prompts'] = {
  'defend-leader': {
    isTimeBoxed: (state) => findActivity(state, 'ambush')?.shown === null,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'DefenseSealed', faction, card: parsePlayedCard(value) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'DefenseWithdrawn', faction }),
  },
  'keep-defense': {
    onAnswer: (_ctx, state, { faction }, value) => {
      const card = findActivity(state, 'ambush')?.toKeep ?? null;
      return accepted(...(value === true || card === null ? [] : [cardDiscarded(faction, card)]), {
        type: 'DefenseSettled',
        faction,
        keeps: value === true,
      });
    },
  },
  'choose-hold': {
    onAnswer: (_ctx, state, { victim }, value) =>
      accepted(
        ...HOLDS.filter((hold) => hold === value).map(
          (hold) => ({ type: 'HoldChosen', faction: victim, hold, turn: state.turn + 1 }) as const,
        ),
      ),
  },
};
