/** What a card comes to where all have said their limits, or laid down their bids. */
import type { FactionId } from '../../model/factions.ts';
import type { Bid } from './contract.ts';

/** Somebody who bids by itself up to its limit. */
export interface Bidder {
  readonly faction: FactionId;
  readonly limit: number;
  /** Whom it never raises. */
  readonly spares: readonly FactionId[];
}

/**
 * Where raising by one in bidding order ends: each raises the last bid as long as its limit allows, or passes; the last
 * bidder has the card once all others have passed. `null` where nobody wants it.
 * @rules AH79 VIII.E · GF9-2019 Phase 4, played by limits told ahead
 */
export function soldByLimits(bidders: readonly Bidder[]): Bid | null {
  let high: Bid | null = null;
  let passes = 0;
  for (let turn = 0; passes < bidders.length - (high === null ? 0 : 1); turn += 1) {
    const bidder = bidders[turn % bidders.length];
    if (bidder === undefined) break;
    const amount: number = (high?.amount ?? 0) + 1;
    const raises: boolean = bidder.limit >= amount && (high === null || !bidder.spares.includes(high.faction));
    if (raises) high = { faction: bidder.faction, amount };
    passes = raises ? 0 : passes + 1;
  }
  return high;
}

/** The highest of the bids that were turned over together; of equal ones the first in bidding order. A house rule. */
export const soldBySealedBids = (bids: readonly Bid[]): Bid | null =>
  bids.reduce<Bid | null>((high, bid) => (bid.amount > (high?.amount ?? 0) ? bid : high), null);
