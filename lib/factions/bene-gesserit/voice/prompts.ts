/** The prompt for the command of the Voice, and the window that can cancel it. */
import { deciderOf } from '../../../features/permissions/api.ts';
import { type AnswerValue, getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { anyOf, type Grammar, oneOf, record } from '../../../core/grammar.ts';
import type { BattleActivity } from '../../../features/battle/contract.ts';
import type { Feature, Environment } from '../../../kernel/feature.ts';
import { useStands } from '../../../kernel/windows/events.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { accepted } from '../../../model/decision.ts';
import { offerToCancel } from '../../../pieces/karama.ts';
import { currentBattle } from '../../../model/selectors.ts';
import { usesToOffer } from '../../../powers/cancelling.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Prompt, PromptPayload } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import { VOICE_KINDS, type VoiceCommand } from '../../../model/voice.ts';
import type { CancellableUse } from '../../../model/windows.ts';
import type { VoiceUse, VoiceActivity, VoiceContract } from './contract.ts';
import { type Speaker, speakerIn, spokenIn } from './speaker.ts';

/**
 * Asks the owner of the Voice, or the ally to which the owner left the Voice, until the Voice has been used or
 * declined.
 * @rules R-189
 */
export function activityPrompts(ctx: Ctx, state: GameState, { battle }: VoiceActivity): readonly Prompt[] {
  const speaker = spokenIn(state, battle) === null ? speakerNow(ctx, state) : null;
  if (speaker === null || usesToCancel(ctx, state).length > 0) return [];
  const { by: of, serves: onBehalfOf, target } = speaker;
  const { faction: asked, owedBy, leave } = deciderOf(state, { ...speaker, power: 'bene-gesserit/voice-ally' });
  const answers = leave === 'denied' ? SILENCE : commands(ctx);
  const question: PromptPayload = { kind: 'voice', battle, of, target, onBehalfOf, leave };
  return [createPrompt(state, question, { faction: asked, owedBy, about: battle, answers })];
}

/**
 * Opens the window about a command. The function also ends the step if a correction has changed the battle, so that
 * another power must be asked about first, or no faction can use the Voice.
 */
export function advance(
  ctx: Ctx,
  state: GameState,
  { battle }: VoiceActivity,
  { at }: Environment,
): readonly GameEvent[] {
  const spoken = spokenIn(state, battle);
  if (spoken === null) {
    const acts = usesToCancel(ctx, state);
    if (acts.length > 0) return offerToCancel(ctx, state, battle, acts, at);
    return speakerNow(ctx, state) === null ? [{ type: 'VoiceDeclined', battle, by: null }] : [];
  }
  const { by, serves, target, command } = spoken;
  const use: VoiceUse = { kind: 'voice', by, target, command };
  return serves !== by && !ctx.rules.karamaCancelsAllyPowers
    ? [useStands(battle, use)]
    : offerToCancel(ctx, state, battle, [use], at);
}

/** The handlers of the answers. */
export const promptHandlers: Feature<VoiceContract>['prompts'] = {
  voice: {
    onAnswer: (_ctx, _state, { battle, of: by, onBehalfOf: serves, target }, answer) =>
      accepted(
        answer === null
          ? { type: 'VoiceDeclined', battle, by }
          : { type: 'VoiceUsed', battle, by, serves, target, command: commanded(answer) },
      ),
  },
};

const speakerNow = (ctx: Ctx, state: GameState): Speaker | null => speakerIn(ctx, state, battleIn(state));

/** Returns the powers that change the possible dials, until a command is given. */
const usesToCancel = (ctx: Ctx, state: GameState): readonly CancellableUse[] =>
  usesToOffer(ctx, state, battleIn(state), ['before-dials']);

const battleIn = (state: GameState): BattleActivity => must(currentBattle(state), 'a running battle');

const SILENCE = oneOf(null);

/** Returns the legal answers: no command, or one kind of card to play or not to play. */
const commands = ({ rules: { voiceScope } }: Ctx): Grammar =>
  anyOf(SILENCE, record({ play: oneOf(true, false), kind: oneOf(...voiceScope) }));

function commanded(answer: AnswerValue): VoiceCommand {
  const kind = VOICE_KINDS.find((known) => known === getField(answer, 'kind'));
  return { play: getField(answer, 'play') === true, kind: must(kind, 'the kind that is commanded') };
}
