/** What somebody can pay for a card in spice. */
import { spiceOffered } from '../deals/api.ts';
import { pledgedTo } from '../pledges/api.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { CardOnAuction } from './contract.ts';
import { highestBid } from './bid-order.ts';

/** More than anybody has; it bounds what is bid by whoever does not count. */
export const MAX_BID = 99;

/** Its own spice, and what allies have set aside for its cards. @rules */
export function spiceFor(state: GameState, faction: FactionId): number {
  const own = ownSpiceFor(state, faction);
  return own === 'uncounted' ? MAX_BID : Math.min(MAX_BID, own + helpFor(state, faction));
}

/**
 * Its own spice without what it has offered in deals: an offer may be accepted at any moment, and nobody bids more than
 * he has then.
 * @rules AH79 VIII.C, XIII.C · GF9-2019 Phase 4 "Bid Limit", "Bribery" · R-186
 */
export function ownSpiceFor(state: GameState, faction: FactionId): number | 'uncounted' {
  const { spice } = factionState(state, faction);
  return spice === 'uncounted' ? spice : Math.max(0, spice - spiceOffered(state, faction));
}

/** What allies have set aside for its cards. */
export const helpFor = (state: GameState, faction: FactionId): number =>
  pledgedTo(state, faction, 'cards').reduce((sum, { amount }) => sum + amount, 0);

/** Whether this faction bids highest, and more than it can pay in spice. */
export function isBound(state: GameState, { words }: CardOnAuction, faction: FactionId): boolean {
  const high = highestBid(words);
  return high?.faction === faction && high.amount > spiceFor(state, faction);
}
