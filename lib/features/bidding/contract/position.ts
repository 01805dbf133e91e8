/** The bidding as positions hold it. */
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
  /** Whose hands were below their limit as it began, in the order of play: one card for each of them. */
  readonly able: readonly FactionId[];
  /** The cards not sold yet, the one that comes next first; `null` before they lie there. Secret. */
  readonly row: readonly CardForSale[] | null;
  /** How many lay there at first. */
  readonly lots: number;
  readonly sold: readonly SoldCard[];
  /** The card under the hammer; `null` between two. */
  readonly card: CardOnAuction | null;
  /** Who was asked first for the last card; `null` before the first. */
  readonly lastOpener: FactionId | null;
  /** Who has said how it pays, each time that it did. Secret. */
  readonly paymentsSaid: readonly FactionId[];
}

/** What has been said of one card. */
export interface CardOnAuction {
  readonly lot: number;
  /** Who may bid for it, the opener first. */
  readonly bidders: readonly FactionId[];
  /** Open: all that was said, in that order. */
  readonly words: readonly BidWord[];
  /** Whose word is awaited, where it is one at a time, and until when time runs; `null` before anybody was asked. */
  readonly awaited: {
    readonly faction: FactionId | null;
    readonly time: BidTime | null;
    /** Where all answer at once: the next moment before the end of that time at which the card can be sold (server time, ms). */
    readonly tick: number | null;
  } | null;
  /** Silent and sealed: what was laid down. Secret. */
  readonly laid: Commitments<BidLimit>;
  /** The time for thinking is over. */
  readonly isOver: boolean;
  /** A card that is no Karama, laid down by the buyer as one; `null` where nothing is. */
  readonly shown: ShownCard | null;
  /** Who has raised a hand over this card, each once. */
  readonly handsRaised: readonly FactionId[];
  /** Until when the clock stands by that (server time, ms); `null` before anybody has. */
  readonly standsUntil: number | null;
  /** Those who are asked and have prepared a pass. Secret. */
  readonly passing: readonly PassTime[];
}

/** A card played as a Karama to pay for what was won, while that may be stopped. */
export interface ShownCard {
  readonly faction: FactionId;
  readonly price: number;
  readonly card: PlayedCard;
  readonly outcome: 'asked' | 'standing' | 'cancelled';
}

/** Somebody has bought a card: what it brings besides is still to come. */
export interface PurchaseActivity extends CancelState, Bought {
  readonly kind: 'purchase';
  readonly id: PurchaseId;
  /** While the price is told, where nobody has heard it come about; `null` before, and where all have. */
  readonly time: BidTime | null;
  readonly isTold: boolean;
}

/** A limit that stands until its owner changes it, or the phase is over. */
export interface BidLimitOrder {
  readonly kind: 'bid-limit';
  readonly limit: number;
  readonly sparesAlly: boolean;
}

/** How its owner pays for cards until it says otherwise, or the phase is over. */
export interface PaymentOrder extends Payment {
  readonly kind: 'payment';
}

/** It passes when it is asked for a bid: for the card of this number, or for all that come where it names none. */
export interface PassOrder {
  readonly kind: 'passes-bids';
  readonly lot: number | null;
}

/** A card of cardboard that somebody may name: its own in this place of its hand, or in none where it saw it come up. */
export interface CardToName {
  readonly faction: FactionId;
  readonly lot: number;
  /** It was drawn besides the one that was bought. */
  readonly second: boolean;
  readonly slot: SlotId | null;
}

/** What the state has of it. */
export interface BiddingSlice {
  readonly bidding: { readonly way: BiddingWay; readonly clock: boolean };
  /** Of this bidding, or the last. Secret to whom each names. */
  readonly cardsToName: readonly CardToName[];
  /** The last one that was over; `null` before the first. */
  readonly lastBidding: {
    readonly turn: number;
    readonly way: PlayedWay;
    readonly sold: readonly SoldCard[];
    readonly left: number;
  } | null;
}
