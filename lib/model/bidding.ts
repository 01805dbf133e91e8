import type { DeckKeeper } from './editions.ts';

/**
 * The ways of bidding for treachery cards. With `on-the-table` Mentat takes no part: players bid, pay and take their
 * cards themselves.
 */
export const BIDDING_WAYS = ['on-the-table', 'aloud', 'open', 'silent', 'sealed'] as const;
export type BiddingWay = (typeof BIDDING_WAYS)[number];
/**
 * Returns the default way of bidding. If Mentat keeps the cards, players bid aloud: with `on-the-table`, Atreides could
 * not look at the cards before the sale.
 */
export const usualBiddingWay = (treachery: DeckKeeper): BiddingWay => (treachery === 'app' ? 'aloud' : 'on-the-table');

/** A way in which Mentat holds the auction. */
export type PlayedWay = Exclude<BiddingWay, 'on-the-table'>;

/** The id of the running bidding. */
export type BiddingId = 'bidding';
/** The id of a purchase, by the number of the bought card. */
export type PurchaseId = `purchase-${number}`;
