/** The price of a card by limits or sealed bids. */
import type { FactionId } from '../../model/factions.ts';
import type { Bid } from './contract.ts';

/** A bidder with an automatic limit. */
export interface Bidder {
  readonly faction: FactionId;
  readonly limit: number;
  /** The factions that the bidder never outbids. */
  readonly spares: readonly FactionId[];
}

/**
 * Returns the sale that results from raising by one in bidding order. Each faction raises the last bid by one up to its
 * limit, or passes. The last bidder gets the card when all other bidders have passed. Returns `null` if nobody bids.
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

/** Returns the highest of the sealed bids. Of equal bids, the first in bidding order wins. This is a house rule. */
export const soldBySealedBids = (bids: readonly Bid[]): Bid | null =>
  bids.reduce<Bid | null>((high, bid) => (bid.amount > (high?.amount ?? 0) ? bid : high), null);
