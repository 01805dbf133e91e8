/** What others can hang on to in the bidding, in the words of the rulebook. */
import type { BiddingId } from '../../model/bidding.ts';
import type { FactionId } from '../../model/factions.ts';
import { findActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';

/** What powers can touch of it. */
export interface BiddingSteps {
  /** Its faction looks at each card as it comes up, before anybody bids. */
  readonly looksAtCardsForSale?: true;
  /** After a purchase its faction draws another card, if its hand has room. */
  readonly drawsAfterPurchase?: true;
}

/** Who has just bought a card; `null` at any other moment. */
export const buyerNow = (state: GameState): FactionId | null => findActivity(state, 'purchase')?.buyer ?? null;

/** Cards are sold: it begins, a row is laid out, somebody sees a card of it, and each is sold or goes back on the deck; of cardboard who has it or saw it may say which it is. */
export const SALES = {
  began: 'BiddingBegan',
  laidOut: 'CardsLaidOut',
  seen: 'CardForSaleSeen',
  sold: 'CardSold',
  left: 'CardLeft',
  named: 'CardNamed',
} as const;

/** Who has bought the card of this number; `null` while it is bid for. */
export const buyerOf = (state: GameState, lot: number): FactionId | null =>
  (findActivity(state, 'bidding')?.sold ?? state.lastBidding?.sold ?? []).find((one) => one.lot === lot)?.buyer ?? null;

/** The bidding while a card is bid for, so that its payment can still go elsewhere; `null` at any other moment. */
export function cardIsBidFor(state: GameState): BiddingId | null {
  const bidding = findActivity(state, 'bidding');
  return bidding === null || bidding.card === null ? null : bidding.id;
}
