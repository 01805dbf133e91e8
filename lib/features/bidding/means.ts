/** How much spice a faction can pay for a card. */
import { spiceOffered } from '../deals/api.ts';
import { pledgedTo } from '../pledges/api.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { CardOnAuction } from './contract.ts';
import { highestBid } from './bid-order.ts';

/** The limit for the bids of a faction with uncounted spice. No faction has more spice. */
export const MAX_BID = 99;

/** Returns the faction's own spice plus the pledges of allies for its cards. @rules */
export function spiceFor(state: GameState, faction: FactionId): number {
  const own = ownSpiceFor(state, faction);
  return own === 'uncounted' ? MAX_BID : Math.min(MAX_BID, own + helpFor(state, faction));
}

/**
 * Returns the faction's own spice without the spice that it has offered in deals. A partner may accept an offer at any
 * moment, and the bid must still be payable then.
 * @rules AH79 VIII.C, XIII.C · GF9-2019 Phase 4 "Bid Limit", "Bribery" · R-186
 */
export function ownSpiceFor(state: GameState, faction: FactionId): number | 'uncounted' {
  const { spice } = factionState(state, faction);
  return spice === 'uncounted' ? spice : Math.max(0, spice - spiceOffered(state, faction));
}

/** Returns the pledges of allies for the faction's cards. */
export const helpFor = (state: GameState, faction: FactionId): number =>
  pledgedTo(state, faction, 'cards').reduce((sum, { amount }) => sum + amount, 0);

/**
 * Whether this faction leads with a bid that is higher than the spice that it can pay, or leads again if the last bid is
 * taken back.
 */
export const isBound = (state: GameState, { words }: CardOnAuction, faction: FactionId): boolean =>
  [words, words.slice(0, -1)].some((said) => {
    const high = highestBid(said);
    return high?.faction === faction && high.amount > spiceFor(state, faction);
  });
