/** Queries about the bidding, for other features. */
import { spiceOffered } from '../deals/api.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState } from '../../model/selectors.ts';
import { findActivity, topActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { SlotId } from '../../model/treachery-cards.ts';
import { helpFor, isBound } from './means.ts';
import { highestBid } from './bid-order.ts';
import { paymentOf } from './said.ts';

export { hasRoom } from './bid-order.ts';
export { soldByLimits } from './price.ts';

/** Whether a card is on auction and the auction is on top of the stack. */
export function isOnAuction(state: GameState): boolean {
  const top = topActivity(state);
  return top?.kind === 'bidding' && top.card !== null && top.card.shown === null;
}

/**
 * Returns the Karama that a faction needs for its leading bid. The faction cannot play that card elsewhere. @rules
 *
 */
export function slotsReservedForBid(state: GameState, faction: FactionId): readonly SlotId[] {
  const card = findActivity(state, 'bidding')?.card ?? null;
  const pays = paymentOf(state, faction).card;
  return card !== null && pays !== null && isBound(state, card, faction) ? [pays.slot] : [];
}

/** Returns a faction's leading bid, which is public; 0 if the faction does not lead. */
export function leadingBid(state: GameState, faction: FactionId): number {
  const high = highestBid(findActivity(state, 'bidding')?.card?.words ?? []);
  return high?.faction === faction ? high.amount : 0;
}

/**
 * Returns how much of its own spice a faction needs for its leading bid and its offered deals. Returns 0 if a card pays
 * for the bid.
 * @rules AH79 VIII.C · GF9-2019 Phase 4 "Bid Limit" ·
 */
export function spiceBid(state: GameState, faction: FactionId): number {
  const bid = leadingBid(state, faction);
  const pays = paymentOf(state, faction).card;
  const isHeld = factionState(state, faction).hand.some(({ slot }) => slot === pays?.slot);
  return bid === 0 || isHeld ? 0 : Math.max(0, bid - helpFor(state, faction)) + spiceOffered(state, faction);
}
