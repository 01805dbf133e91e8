/** The sale of one access card by sealed limits. */
import { soldByLimits } from '../../../features/bidding/api.ts';
import { spiceOffered } from '../../../features/deals/api.ts';
import type { Commitments } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import { factionState } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import type { SoldAccessCard } from './contract.ts';

/** The highest bid of a faction with uncounted spice. It is more spice than any faction has. */
const MOST = 99;

/** Returns how much a faction can bid. The spice that it has offered in deals does not count. */
export function accessMeansOf(state: GameState, faction: FactionId): number {
  const { spice } = factionState(state, faction);
  return spice === 'uncounted' ? MOST : Math.max(0, Math.min(MOST, spice - spiceOffered(state, faction)));
}

/**
 * Returns the buyer and the price, or `null` if nobody bids. The limits are read as a rising auction in this order. In
 * the auction, each bidder raises the bid by one up to its limit, and up to the spice that it has now.
 *
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
