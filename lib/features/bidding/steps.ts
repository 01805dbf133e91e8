/** The steps of the bidding at which powers act, and its events, in the words of the rulebook. */
import type { BiddingId } from '../../model/bidding.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** The steps of the bidding for powers. */
export interface BiddingSteps {
  /**
   * Returns the events that begin an interlude on top of the stack when the cards of a round lie on the table and nobody
   * has bid; none without one.
   */
  readonly beforeFirstCard?: (at: { readonly state: GameState }) => readonly GameEvent[];
  /** Whether the faction looks at each card that comes up, before the bids. */
  readonly looksAtCardsForSale?: true;
  /** Whether the faction draws another card after a purchase, if its hand has room. */
  readonly drawsAfterPurchase?: true;
}

/** Returns the faction that has just bought a card; `null` at any other moment. */
export const buyerNow = (state: GameState): FactionId | null => findActivity(state, 'purchase')?.buyer ?? null;

/**
 * The types of the events of sales: the bidding begins, a row is laid out, a faction sees a card, and a card is sold or
 * goes back on the deck. After each of these events, a physical card may be named.
 */
export const SALES = {
  began: 'BiddingBegan',
  laidOut: 'CardsLaidOut',
  seen: 'CardForSaleSeen',
  sold: 'CardSold',
  left: 'CardLeft',
  named: 'CardNamed',
} as const;

/** Returns the buyer of the card with this number; `null` before the sale. */
export const buyerOf = (state: GameState, lot: number): FactionId | null =>
  (findActivity(state, 'bidding')?.sold ?? state.lastBidding?.sold ?? []).find((one) => one.lot === lot)?.buyer ?? null;

/**
 * Returns the bidding while a card is on auction, so that the payment for the card can still change; `null` at any
 * other moment.
 */
export function cardIsBidFor(state: GameState): BiddingId | null {
  const bidding = findActivity(state, 'bidding');
  return bidding === null || bidding.card === null ? null : bidding.id;
}
