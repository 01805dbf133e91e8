/** The views of the bidding. */
import type { BiddingWay, PlayedWay } from '../../../model/bidding.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { Bid, BidTime, BidWord, CardForSale, PassAhead, SoldCard } from './sale.ts';

/**
 * A raised hand, and the time until which it stops the clock (server time, ms); `null` if the hand no longer stops it.
 */
export interface RaisedHand {
  readonly faction: FactionId;
  readonly until: number | null;
}

/** The public view of the bidding. */
export interface BiddingView {
  readonly way: PlayedWay;
  readonly lots: number;
  readonly sold: readonly SoldCard[];
  /** The number of cards that nobody wanted; `null` during the bidding. */
  readonly left: number | null;
  /** The last sale, and the time until which the screen presents its price. */
  readonly told: { readonly price: number; readonly time: BidTime } | null;
  /** The card on auction; `null` between two cards, and at the end. */
  readonly card: {
    readonly lot: number;
    readonly bidders: readonly FactionId[];
    readonly words: readonly BidWord[];
    readonly high: Bid | null;
    readonly awaited: FactionId | null;
    readonly time: BidTime | null;
    /** The factions that have answered, if all bid at once and the missing factions are public. */
    readonly in: readonly FactionId[];
    /** The seats that have raised a hand for this card, in order. */
    readonly handsRaised: readonly RaisedHand[];
  } | null;
  /**
   * The faction that looks at a physical card before the bids, so that a player must show the card to this faction;
   * `null` if there is no such faction.
   */
  readonly looksFirst: FactionId | null;
  /** The payee of cards; `null` for the bank. */
  readonly paidTo: FactionId | null;
  /** The sizes of hands, which are public during the bidding. */
  readonly hands: readonly { readonly faction: FactionId; readonly cards: number; readonly limit: number }[];
}

/** The public view of this feature. */
export interface BiddingPublicView {
  readonly biddingWay: BiddingWay;
  readonly biddingClock: boolean;
  /** The auction; `null` in other phases, and if the table bids without Mentat. */
  readonly bidding: BiddingView | null;
}

/** The own view of this feature. */
export interface BiddingOwnView {
  /** The card on auction for a faction that may look at it; otherwise `null`. */
  readonly cardForSale: CardForSale | null;
  /** The cards for which the seat passes in advance. */
  readonly passesAhead: PassAhead;
  /** The physical cards that the seat may name, during the bidding. */
  readonly cardsToName: readonly CardLeftToName[];
}

/** The number of a card that the seat's faction may name. `own` means that the card is in its hand. */
export interface CardLeftToName {
  readonly lot: number;
  readonly second: boolean;
  readonly own: boolean;
}
