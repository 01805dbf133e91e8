/** Event creators of the access cards, for the course of the module. */
import { orderFrom } from '../../../model/selectors.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { AccessEvent } from './contract.ts';

type Made<Type extends AccessEvent['type']> = Extract<AccessEvent, { readonly type: Type }>;

/** How long trades are possible (ms), unless all seats are ready before. */
export const TRADING_TIME = 90_000;

/**
 * Begins the auction after a harvest: one card for each bidder, from the top of the deck. The seat to the right of the
 * Manager bids first.
 * @rules AH79 Spice Harvest V.3.a
 */
export function accessAuctionBegan(state: GameState, manager: FactionId, harvest: number): Made<'AccessAuctionBegan'> {
  const [first, ...others] = orderFrom(state.seating, manager);
  const order = first === undefined ? others : [...others, first];
  return { type: 'AccessAuctionBegan', harvest, order, row: (state.access?.deck ?? []).slice(0, order.length) };
}

/** Begins the trades after the last auction, at this time (server time, ms). @rules AH79 Spice Harvest V.4 */
export const accessTradingBegan = (at: number): Made<'AccessTradingBegan'> => ({
  type: 'AccessTradingBegan',
  until: at + TRADING_TIME,
});

/** Asks all seats for their claims. @rules AH79 Spice Harvest V.6.a */
export const claimsAsked = (): Made<'ClaimsAsked'> => ({ type: 'ClaimsAsked' });
