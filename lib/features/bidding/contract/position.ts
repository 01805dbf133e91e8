/** The state of the bidding. */
import type { BiddingId, BiddingWay, PlayedWay, PurchaseId } from '../../../model/bidding.ts';
import type { Commitments } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { CancelState } from '../../../model/cancel-state.ts';
import type { PlayedCard, SlotId } from '../../../model/treachery-cards.ts';
import type { BidLimit, BidTime, BidWord, Bought, CardForSale, PassTime, Payment, SoldCard } from './sale.ts';

/** The bidding of a turn, card by card. */
export interface BiddingActivity extends CancelState {
  readonly kind: 'bidding';
  readonly id: BiddingId;
  readonly way: PlayedWay;
  readonly clock: boolean;
  /**
   * The factions that had room in their hands at the beginning, in the order of play. The row has one card for each of
   * these factions.
   */
  readonly able: readonly FactionId[];
  /** The unsold cards, the next one first; `null` before the cards are laid out. Secret. */
  readonly row: readonly CardForSale[] | null;
  /** The number of cards at the beginning. */
  readonly lots: number;
  readonly sold: readonly SoldCard[];
  /** The card on auction; `null` between two cards. */
  readonly card: CardOnAuction | null;
  /** The opener of the last card; `null` before the first. */
  readonly lastOpener: FactionId | null;
  /** The factions that have set how they pay. Each answer adds its faction once more. Secret. */
  readonly paymentsSaid: readonly FactionId[];
}

/** The bids for one card. */
export interface CardOnAuction {
  readonly lot: number;
  /** The bidders for the card, the opener first. */
  readonly bidders: readonly FactionId[];
  /** Open bidding: all bids and passes for this card, in order. */
  readonly words: readonly BidWord[];
  /** The bidder whose turn it is, with the time of that turn; `null` if no bidder is awaited. */
  readonly awaited: {
    readonly faction: FactionId | null;
    readonly time: BidTime | null;
    /**
     * If all bidders bid at once: the next moment before the deadline at which the card can be sold (server time, ms).
     */
    readonly tick: number | null;
  } | null;
  /** Silent and sealed bids: the committed bids. Secret. */
  readonly laid: Commitments<BidLimit>;
  /** Whether the time is over during which nobody learns which seats have answered. */
  readonly isOver: boolean;
  /** The card that pays as a Karama, as long as another Karama may cancel it; `null` if there is no such card. */
  readonly shown: ShownCard | null;
  /** The seats that have raised a hand for this card, each once. */
  readonly handsRaised: readonly FactionId[];
  /** The time until which the clock is stopped (server time, ms); `null` before the first hand. */
  readonly standsUntil: number | null;
  /** The asked seats with a prepared pass. Secret. */
  readonly passing: readonly PassTime[];
}

/** A card that pays as a Karama for a won card, as long as another Karama may cancel it. */
export interface ShownCard {
  readonly faction: FactionId;
  readonly price: number;
  readonly card: PlayedCard;
  readonly outcome: 'asked' | 'standing' | 'cancelled';
}

/** A purchase whose further effects are still to come. */
export interface PurchaseActivity extends CancelState, Bought {
  readonly kind: 'purchase';
  readonly id: PurchaseId;
  /**
   * The time in which the screen presents the price (server time, ms). `null` before that time, and if the price is
   * public in any case.
   */
  readonly time: BidTime | null;
  readonly isTold: boolean;
}

/** A limit that holds until its owner changes it or the phase ends. */
export interface BidLimitOrder {
  readonly kind: 'bid-limit';
  readonly limit: number;
  readonly sparesAlly: boolean;
}

/** How a faction pays for cards, until the faction changes the setting or the phase ends. */
export interface PaymentOrder extends Payment {
  readonly kind: 'payment';
}

/** A prepared pass: for the card of this number. A prepared pass without a number is for all cards. */
export interface PassOrder {
  readonly kind: 'passes-bids';
  readonly lot: number | null;
}

/**
 * A physical card that a faction may name. The card is in a slot of its hand, or in no slot if the faction only saw the
 * card come up.
 */
export interface CardToName {
  readonly faction: FactionId;
  readonly lot: number;
  /** Whether the faction drew the card in addition to the bought card. */
  readonly second: boolean;
  readonly slot: SlotId | null;
}

/** The slice of the bidding. */
export interface BiddingSlice {
  readonly bidding: { readonly way: BiddingWay; readonly clock: boolean };
  /** The cards to name in this bidding or the last. Secret to each faction. */
  readonly cardsToName: readonly CardToName[];
  /** The last finished bidding; `null` before the first. */
  readonly lastBidding: {
    readonly turn: number;
    readonly way: PlayedWay;
    readonly sold: readonly SoldCard[];
    readonly left: number;
  } | null;
}
