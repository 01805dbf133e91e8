import type { Ctx } from '../../powers/ctx.ts';
import { type BiddingWay } from '../../model/bidding.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { findActivity } from '../../model/stack.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';
import { ableToBid } from './bid-order.ts';

/**
 * Begins the bidding. Returns `null` if the table bids without Mentat, or if this turn's bidding is over. Refuses
 * `phase-runs`, `game-is-won`.
 * @rules AH79 VIII.A–B · GF9-2019 Phase 4
 */
export function decideBeginBidding(ctx: Ctx, state: GameState): Decision | null {
  const { way, clock } = state.bidding;
  if (way === 'on-the-table' || state.lastBidding?.turn === state.turn) return null;
  const running = runningPhaseRefusal(state);
  if (running !== null) return refused(running);
  return accepted({ type: 'BiddingBegan', way, clock, able: ableToBid(ctx, state) });
}

/** Sets how the table bids from the next bidding on. Moderator. Refuses `phase-runs` during the bidding. */
export function decideChooseBidding(state: GameState, way: BiddingWay, clock: boolean): Decision {
  if (findActivity(state, 'bidding') !== null) return refused({ code: 'phase-runs', phase: 'bidding' });
  const { bidding } = state;
  if (bidding.way === way && bidding.clock === clock) return accepted();
  return accepted({ type: 'BiddingWayChosen', way, clock });
}
