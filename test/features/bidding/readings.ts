/** Which answers are legal, read a second time from the rulebook. */
import type { FactionId, GameState } from '#engine';
import type { BiddingContract } from '#lib/phases/bidding/contract.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<BiddingContract> = {
  // 002 Phase 4: 1 or more, above the last bid, or pass; no more than one can pay.
  bid: (state, { asks, high }, value) =>
    value === 0 || (isWhole(value) && value > (high?.amount ?? 0) && value <= mostOf(state, asks)),
  'bid-limit': (state, { asks, hasAlly }, value) => {
    if (typeof value !== 'object' || value === null) return false;
    const { limit, keeps, sparesAlly } = value as { limit: unknown; keeps: unknown; sparesAlly: unknown };
    return (
      isWhole(limit) &&
      limit >= 0 &&
      limit <= mostOf(state, asks) &&
      typeof keeps === 'boolean' &&
      (sparesAlly === false || (sparesAlly === true && hasAlly))
    );
  },
  'sealed-bid': (state, { asks }, value) => isWhole(value) && value >= 0 && value <= mostOf(state, asks),
};

const isWhole = (value: unknown): value is number => Number.isInteger(value);

/** one's own spice, and what allies have set aside for one's cards; 99 for who does not count. */
function mostOf(state: GameState, faction: FactionId): number {
  const { spice } = ownOf(state, faction);
  if (spice === 'uncounted') return 99;
  const helped = state.standingOrders.flatMap(({ order }) =>
    order.kind === 'pledges' ? order.given.filter(({ to }) => to === faction).map(({ sums }) => sums.cards) : [],
  );
  return Math.min(
    99,
    helped.reduce((sum, amount) => sum + amount, spice),
  );
}
