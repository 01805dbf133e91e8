/** Bids for a card, and the sale. */
import type { FactionId } from '../../../model/factions.ts';
import type { PlayedCard, TreacheryTitle } from '../../../model/treachery-cards.ts';

/** A card for sale. With a physical deck, only the faction that looks at it knows the card. */
export type CardForSale = TreacheryTitle | 'unknown';

/** A bid in turn: a price, or `null` for a pass. */
export interface BidWord {
  readonly faction: FactionId;
  readonly amount: number | null;
}

/** The maximum price of a faction; 0 for no bid. */
export interface BidLimit {
  readonly limit: number;
  /** Whether the limit also holds for later cards, until the bidder changes it or the phase ends. */
  readonly keeps: boolean;
  /** Whether the bidder never outbids an ally. */
  readonly sparesAlly: boolean;
}

/** The cards for which a faction passes in advance: none, the card on auction, or all remaining cards. */
export type PassAhead = 'no' | 'card' | 'rest';

/** The time of a prepared pass (server time, ms). */
export interface PassTime {
  readonly faction: FactionId;
  readonly at: number;
}

/** The time for a bid (server time, ms). */
export interface BidTime {
  readonly opened: number;
  readonly deadline: number;
}

/** A bought card and its buyer; `lot` counts from 1. */
export interface Bought {
  readonly lot: number;
  readonly buyer: FactionId;
  readonly price: number;
  /** Whether a Karama paid, so that nobody received spice. */
  readonly withKarama: boolean;
}

/** A sale with its payment. */
export interface Sale extends Bought {
  /** The payee and the payment; `null` if nobody was paid. Old logs lack this field. */
  readonly paid: Paid | null;
}

/** The payee of a price, as everybody sees it. */
export interface Paid {
  /** The payee; `null` for the bank. */
  readonly to: FactionId | null;
  /** The parts that allies paid; the buyer paid the rest. */
  readonly helped: readonly AllysPart[];
}

/** An ally's part of a price. */
export interface AllysPart extends Bid {
  /** `true` if this part went to the bank, although the payee of the price is a faction. */
  readonly toBank?: true;
}

/** A sale, and whether the buyer drew another card after it. */
export interface SoldCard extends Sale {
  readonly drewAnother: boolean;
}

/** How a faction pays for cards, set in advance. */
export interface Payment {
  /** The Karama that pays for the next card that the faction wins; `null` for spice. */
  readonly card: PlayedCard | null;
  /**
   * The maximum of each ally's spice that is spent before the faction's own spice. If an ally is not listed, its whole
   * pledge may be spent.
   */
  readonly shares: readonly AllyShare[];
}

/** An ally's share of a price. */
export interface AllyShare {
  readonly by: FactionId;
  readonly most: number;
}

/** The price of a bid or payment; 0 for none. */
export interface Bid {
  readonly faction: FactionId;
  readonly amount: number;
}
