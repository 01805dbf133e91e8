/** What others make happen in revival: a leader comes back once its owner has moved. */
import type { Ctx } from '../../powers/ctx.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { leaderAnswers, termsAfterMove } from './choices.ts';

/** Somebody has said who comes back. */
export const REVIVAL_MADE = 'RevivalMade';

/** Whether a leader of this faction may come back after its move, as everybody can see: which of them, its owner alone may know. */
export const canReviveAfterMove = ({ rules }: Ctx, state: GameState, faction: FactionId): boolean =>
  rules.revival.leaders === 'after-own-move' && state.leadersReturning.includes(faction);

/** Which leader comes back, if any. @rules AH79 IX.D · R-43 */
export function leaderAsked(ctx: Ctx, state: GameState, faction: FactionId): Prompt {
  const terms = termsAfterMove(ctx, state, faction);
  return createPrompt(
    state,
    { kind: 'revive', ...terms },
    { faction, about: `turn-${state.turn}-leader`, answers: leaderAnswers(state, faction, terms) },
  );
}
