import type { DeckKeeper } from './editions.ts';

/** How treachery cards are bid for. On the table Mentat takes no part: people bid, pay and take their cards by themselves. */
export const BIDDING_WAYS = ['on-the-table', 'aloud', 'open', 'silent', 'sealed'] as const;
export type BiddingWay = (typeof BIDDING_WAYS)[number];
/**
 * Returns the way of bidding where the host has chosen none. Cards in Mentat's keeping are bid for aloud: on the table
 * Atreides could not look at them before they are sold.
 */
export const usualBiddingWay = (treachery: DeckKeeper): BiddingWay => (treachery === 'app' ? 'aloud' : 'on-the-table');

/** A way in which Mentat holds the auction. */
export type PlayedWay = Exclude<BiddingWay, 'on-the-table'>;

/** The bidding of a turn, while it is played. */
export type BiddingId = 'bidding';
/** One purchase in it, by the number of its card. */
export type PurchaseId = `purchase-${number}`;
