/** The revival of a leader after its owner's move, for other features. */
import type { Ctx } from '../../powers/ctx.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import { leaderAnswers, termsAfterMove } from './choices.ts';
import { mayReturn } from './leaders.ts';

/** The type of the event with the revivals of a faction. */
export const REVIVAL_MADE = 'RevivalMade';

/**
 * Whether a leader of this faction may be revived after its move. This depends on public facts. Only the owner may know
 * which leader.
 */
export const canReviveAfterMove = ({ rules }: Ctx, state: GameState, faction: FactionId): boolean =>
  rules.revival.leaders === 'after-own-move' && mayReturn(state, faction);

/** Returns the prompt for the revived leader, if any. @rules AH79 IX.D · R-43 */
export function leaderAsked(ctx: Ctx, state: GameState, faction: FactionId): Prompt {
  const terms = termsAfterMove(ctx, state, faction);
  return createPrompt(
    state,
    { kind: 'revive', ...terms },
    { faction, about: `turn-${state.turn}-leader`, answers: leaderAnswers(state, faction, terms) },
  );
}
