/** The bidding as devices see it. */
import type { BiddingWay, PlayedWay } from '../../../model/bidding.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Bid, BidTime, BidWord, CardForSale, PassAhead, SoldCard } from './sale.ts';

/** A hand that stops the clock of a card, and until when (server time, ms); `null` where that was taken back. */
export interface RaisedHand {
  readonly faction: FactionId;
  readonly until: number | null;
}

/** The bidding as everybody may see it. */
export interface BiddingView {
  readonly way: PlayedWay;
  readonly lots: number;
  readonly sold: readonly SoldCard[];
  /** Cards that nobody wanted; `null` while cards are sold. */
  readonly left: number | null;
  /** What was just sold, and while the screen tells its price, until when. */
  readonly told: { readonly price: number; readonly time: BidTime } | null;
  /** `null` between two cards, and when it is over. */
  readonly card: {
    readonly lot: number;
    readonly bidders: readonly FactionId[];
    readonly words: readonly BidWord[];
    readonly high: Bid | null;
    readonly awaited: FactionId | null;
    readonly time: BidTime | null;
    /** Who has laid something down, where all bid at once and each is awaited. */
    readonly in: readonly FactionId[];
    /** Who has raised a hand over this card, in that order. */
    readonly handsRaised: readonly RaisedHand[];
  } | null;
  /** Who looks at a card of cardboard before anybody bids, and has to be shown it; `null` where nobody has. */
  readonly looksFirst: FactionId | null;
  /** Who is paid for cards of others; `null` where the bank is. */
  readonly paidTo: FactionId | null;
  /** Hands lie open in their number while cards are sold. */
  readonly hands: readonly { readonly faction: FactionId; readonly cards: number; readonly limit: number }[];
}

/** What everybody sees of it. */
export interface BiddingPublicView {
  readonly biddingWay: BiddingWay;
  readonly biddingClock: boolean;
  /** `null` in other phases, and where it is played on the table. */
  readonly bidding: BiddingView | null;
}

/** What one faction sees of it. */
export interface BiddingOwnView {
  /** The card under the hammer, for whoever may look at it; else `null`. */
  readonly cardForSale: CardForSale | null;
  /** For which cards it passes ahead. */
  readonly passesAhead: PassAhead;
  /** Cards of cardboard that it may name, as long as cards are sold. */
  readonly cardsToName: readonly CardLeftToName[];
}

/** `own`: it lies in the own hand. */
export interface CardLeftToName {
  readonly lot: number;
  readonly second: boolean;
  readonly own: boolean;
}
