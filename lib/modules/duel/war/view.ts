import type { FactionId } from '../../../model/factions.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { areNegotiatorsCalled, placedNegotiators } from './api.ts';
import type { WarOwnView, WarPublicView } from './contract.ts';
import { missingNegotiators } from './course.ts';

/** Returns the step of the war, and the factions that are to place a leader. */
export function publicView(_ctx: Ctx, state: GameState): WarPublicView {
  if (!areNegotiatorsCalled(state)) return { war: null };
  const running = findActivity(state, 'war');
  const afterTalks = running?.bout === null ? 'placing' : 'arena';
  return { war: { step: running === null ? 'talks' : afterTalks, missing: missingNegotiators(state) } };
}

/** Returns the leader that a faction has placed. */
export const ownView = (_ctx: Ctx, state: GameState, faction: FactionId): WarOwnView => ({
  negotiator: placedNegotiators(state).find((placed) => placed.faction === faction)?.leader ?? null,
});
