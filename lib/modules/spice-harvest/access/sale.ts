/** The sale of one access card by sealed limits. */
import { soldByLimits } from '../../../features/bidding/api.ts';
import { spiceOffered } from '../../../features/deals/api.ts';
import type { Commitments } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { SoldAccessCard } from './contract.ts';

/** More than any faction has: the limit for bids with uncounted spice. */
const MOST = 99;

/** Returns how much a faction can bid: its spice without what it has offered in deals. */
export function accessMeansOf(state: GameState, faction: FactionId): number {
  const { spice } = factionState(state, faction);
  return spice === 'uncounted' ? MOST : Math.max(0, Math.min(MOST, spice - spiceOffered(state, faction)));
}

/**
 * Returns the buyer and the price, or `null` if nobody bids. All limits are read as a rising auction in this order, in
 * which each bidder raises by one up to its limit. A limit counts no further than the spice that its bidder has now.
 * @rules AH79 Spice Harvest V.3.a · R-227
 */
export function accessSale(
  state: GameState,
  order: readonly FactionId[],
  limits: Commitments<number>,
): Omit<SoldAccessCard, 'id'> | null {
  const bid = soldByLimits(
    order.map((faction) => ({
      faction,
      limit: Math.min(limits.find((one) => one.faction === faction)?.value ?? 0, accessMeansOf(state, faction)),
      spares: [],
    })),
  );
  return bid === null ? null : { buyer: bid.faction, price: bid.amount };
}
