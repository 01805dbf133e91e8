import type { AdvantageId } from '../../table/advantages.ts';
import type { BiddingId, BiddingWay, PlayedWay, PurchaseId } from '../../table/bidding.ts';
import type { Commitments } from '../../table/commitments.ts';
import type { FactionId } from '../../table/factions.ts';
import type { Stops } from '../../table/stops.ts';
import type { PlayedCard, SlotId, TreacheryTitle } from '../../table/treachery.ts';

/** A card for sale; on cardboard nobody but who looks at it knows which it is. */
export type CardForSale = TreacheryTitle | 'unknown';

/** What somebody said in its turn: a price, or `null` for a pass. */
export interface BidWord {
  readonly faction: FactionId;
  readonly amount: number | null;
}

/** What somebody wants to pay at most, 0 for nothing. */
export interface BidLimit {
  readonly limit: number;
  /** It stands for the cards that come, until it is changed or the phase is over. */
  readonly keeps: boolean;
  /** It never raises an ally. */
  readonly sparesAlly: boolean;
}

/** Server time, ms. */
export interface BidTime {
  readonly opened: number;
  readonly deadline: number;
}

/** A card that was bought, and by whom; `lot` counts from 1. */
export interface Bought {
  readonly lot: number;
  readonly buyer: FactionId;
  readonly price: number;
  /** Nobody was paid: the buyer laid down a Karama. */
  readonly withKarama: boolean;
}

/** The same, and who was paid by whom. */
export interface Sale extends Bought {
  /** `null` where nobody was, and in logs from before it was told. */
  readonly paid: Paid | null;
}

/** Where a price went, as all can see when it is paid. */
export interface Paid {
  /** `null` for the bank. */
  readonly to: FactionId | null;
  /** What allies paid of it; the buyer paid the rest. */
  readonly helped: readonly Bid[];
}

/** A sale, and whether it brought its buyer another card. */
export interface SoldCard extends Sale {
  readonly drewAnother: boolean;
}

/** How somebody pays for cards, said ahead. */
export interface Payment {
  /** The Karama with which it pays the next card that it wins; `null` for spice. */
  readonly card: PlayedCard | null;
  /** How much of each ally’s spice it spends at most, before its own; all that is set aside where an ally is not named. */
  readonly shares: readonly AllyShare[];
}

/** A share of a price, and whose it is. */
export interface AllyShare {
  readonly by: FactionId;
  readonly most: number;
}

/** The bidding of a turn, card by card. */
export interface BiddingActivity extends Stops {
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
  readonly card: CardUnderTheHammer | null;
  /** Who was asked first for the last card; `null` before the first. */
  readonly lastOpener: FactionId | null;
  /** Who has said how it pays, each time that it did. Secret. */
  readonly paymentsSaid: readonly FactionId[];
}

/** What has been said of one card. */
export interface CardUnderTheHammer {
  readonly lot: number;
  /** Who may bid for it, the opener first. */
  readonly bidders: readonly FactionId[];
  /** Open: all that was said, in that order. */
  readonly words: readonly BidWord[];
  /** Whose word is awaited, where it is one at a time, and until when time runs; `null` before anybody was asked. */
  readonly awaited: { readonly faction: FactionId | null; readonly time: BidTime | null } | null;
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
}

/** A card played as a Karama to pay for what was won, while that may be stopped. */
export interface ShownCard {
  readonly faction: FactionId;
  readonly price: number;
  readonly card: PlayedCard;
  readonly outcome: 'asked' | 'standing' | 'cancelled';
}

/** Somebody has bought a card: what it brings besides is still to come. */
export interface PurchaseActivity extends Stops, Bought {
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

/** A card of cardboard that somebody may name: its own in this place of its hand, or in none where it saw it come up. */
export interface CardToName {
  readonly faction: FactionId;
  readonly lot: number;
  /** It was drawn besides the one that was bought. */
  readonly second: boolean;
  readonly slot: SlotId | null;
}

/** How cards are sold. */
export type BiddingEvent =
  | { readonly type: 'BiddingWayChosen'; readonly way: BiddingWay; readonly clock: boolean }
  | {
      readonly type: 'BiddingBegan';
      readonly way: PlayedWay;
      readonly clock: boolean;
      readonly able: readonly FactionId[];
    }
  | { readonly type: 'CardsLaidOut'; readonly row: readonly CardForSale[] }
  | { readonly type: 'CardComesUp'; readonly lot: number; readonly bidders: readonly FactionId[] }
  /** Told to nobody but who sees it. */
  | {
      readonly type: 'CardForSaleSeen';
      readonly faction: FactionId;
      readonly lot: number;
      readonly card: CardForSale;
    }
  /** `faction` is `null` where all of them think at once. */
  | { readonly type: 'BidAwaited'; readonly faction: FactionId | null; readonly time: BidTime | null }
  | { readonly type: 'BidSaid'; readonly faction: FactionId; readonly amount: number | null }
  /** What was said last: a slip. */
  | { readonly type: 'BidTakenBack'; readonly faction: FactionId }
  | { readonly type: 'BidLaidDown'; readonly faction: FactionId; readonly bid: BidLimit }
  | { readonly type: 'BidTakenUp'; readonly faction: FactionId }
  | { readonly type: 'ThinkingOver'; readonly lot: number }
  /** The clock of this card stands until then (server time, ms), `shift` longer than before. */
  | {
      readonly type: 'ClockStopped';
      readonly faction: FactionId;
      readonly lot: number;
      readonly until: number;
      readonly shift: number;
    }
  /** This power was stopped for one payment, and that was made: it works again. */
  | { readonly type: 'StopSpent'; readonly advantage: AdvantageId }
  | { readonly type: 'PaymentChosen'; readonly faction: FactionId; readonly payment: Payment }
  /** The winner lays down a card that is no Karama as one; another Karama may stop that. */
  | {
      readonly type: 'KaramaShown';
      readonly faction: FactionId;
      readonly lot: number;
      readonly price: number;
      readonly card: PlayedCard;
    }
  /** Sealed bids, turned over together in the order of bidding; 0 for nothing. */
  | { readonly type: 'BidsTurnedOver'; readonly lot: number; readonly bids: readonly Bid[] }
  /** The payments follow, and the card. */
  | ({ readonly type: 'CardSold' } & Sale)
  /** The screen tells what the card came to; always for the same time. */
  | { readonly type: 'PriceTold'; readonly purchase: PurchaseId; readonly time: BidTime }
  | { readonly type: 'PriceHeard'; readonly purchase: PurchaseId }
  /** `drawn`: who has drawn another card besides. */
  | { readonly type: 'PurchaseOver'; readonly purchase: PurchaseId; readonly drawn: FactionId | null }
  /** Told to nobody: `slot` is where it lies in the hand of who bought it, `null` where it was only seen. */
  | ({ readonly type: 'CardNamed'; readonly card: TreacheryTitle } & CardToName)
  /** Nobody wanted the card of this number: it goes back, and so many after it. */
  | { readonly type: 'CardLeft'; readonly lot: number; readonly back: number }
  | { readonly type: 'BiddingEnded'; readonly turn: number; readonly sold: readonly SoldCard[]; readonly left: number };

/** What somebody bid or paid, 0 for nothing. */
export interface Bid {
  readonly faction: FactionId;
  readonly amount: number;
}

/** What it asks; the comment gives the shape of an answer. */
export type BiddingQuestion =
  /** Whose turn it is: a price above the last, or 0 for a pass. */
  | { readonly kind: 'bid'; readonly lot: number; readonly high: Bid | null; readonly last: BidWord | null }
  /** All at once: `limit`, `keeps`, `sparesAlly`. */
  | {
      readonly kind: 'bid-limit';
      readonly lot: number;
      readonly laid: BidLimit | null;
      /** What stands from before, and counts where nothing else is said. */
      readonly stands: { readonly limit: number; readonly sparesAlly: boolean } | null;
      readonly hasAlly: boolean;
    }
  /** All at once: a price, 0 for nothing. */
  | { readonly kind: 'sealed-bid'; readonly lot: number; readonly laid: number | null }
  /**
   * Offered to everybody as long as cards are bid for: `{ play: false }`, with the most that is spent of each ally’s
   * spice under that ally’s name, or `{ play: true, slot, card }` for a Karama. `stands` is what its owner said before.
   */
  | { readonly kind: 'way-to-pay'; readonly stands: Payment; readonly helpers: readonly FactionId[] };

/** A card that is no Karama pays for another as one: a Karama may stop that. */
export interface BoughtAsKarama {
  readonly kind: 'bought-as-karama';
  readonly by: FactionId;
  readonly lot: number;
  readonly card: TreacheryTitle;
}

/** What devices ask of it. */
export type BiddingIntent =
  /** Moderator: how cards are bid for from the next bidding on, and whether a clock passes for who is slow. */
  | { readonly type: 'ChooseBidding'; readonly way: BiddingWay; readonly clock: boolean }
  /** Aloud: who has bought the card, and for how much. */
  | { readonly type: 'SellCard'; readonly lot: number; readonly buyer: FactionId; readonly price: number }
  /** Aloud: nobody wants the card. */
  | { readonly type: 'LeaveCard'; readonly lot: number }
  /** A raised hand: the clock of this card stands for half a minute. */
  | { readonly type: 'StopClock'; readonly lot: number }
  /** Which card of cardboard it was that one bought, or saw come up. */
  | { readonly type: 'NameCard'; readonly lot: number; readonly second: boolean; readonly card: TreacheryTitle };

/** Why a card is not sold, or a clock not stopped. */
export type BiddingRefusal =
  /** Nothing is bid for aloud now, or another card. */
  | { readonly code: 'not-under-the-hammer' }
  | { readonly code: 'may-not-bid'; readonly faction: FactionId }
  | { readonly code: 'no-clock-runs' }
  | { readonly code: 'clock-was-stopped' }
  | { readonly code: 'nothing-to-name' };

/** What is told of it. */
export type BiddingTold =
  | { readonly code: 'bidding-way-chosen'; readonly way: BiddingWay; readonly clock: boolean }
  | { readonly code: 'bidding-began'; readonly way: PlayedWay; readonly cards: number }
  | { readonly code: 'own-card-for-sale'; readonly lot: number; readonly card: TreacheryTitle }
  | { readonly code: 'bid-said'; readonly faction: FactionId; readonly amount: number }
  | { readonly code: 'bid-taken-back'; readonly faction: FactionId }
  | { readonly code: 'clock-stopped'; readonly faction: FactionId }
  | { readonly code: 'bids-turned-over'; readonly lot: number; readonly bids: readonly Bid[] }
  | {
      readonly code: 'karama-shown';
      readonly faction: FactionId;
      readonly lot: number;
      readonly price: number;
      readonly card: TreacheryTitle;
    }
  | ({ readonly code: 'card-sold' } & Bought)
  | { readonly code: 'card-left'; readonly lot: number; readonly back: number };

/** What hands do with cards of cardboard. */
export type BiddingMove =
  | { readonly kind: 'lay-out-cards'; readonly count: number }
  | { readonly kind: 'put-cards-back'; readonly count: number }
  | { readonly kind: 'take-card'; readonly faction: FactionId; readonly pile: 'row' | 'deck' }
  | { readonly kind: 'give-card-back'; readonly faction: FactionId; readonly pile: 'row' | 'deck' };

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
export interface BiddingSeen {
  readonly biddingWay: BiddingWay;
  readonly biddingClock: boolean;
  /** `null` in other phases, and where it is played on the table. */
  readonly bidding: BiddingView | null;
}

/** What one faction sees of it. */
export interface BiddingMine {
  /** The card under the hammer, for whoever may look at it; else `null`. */
  readonly cardForSale: CardForSale | null;
  /** Cards of cardboard that it may name, as long as cards are sold. */
  readonly cardsToName: readonly CardLeftToName[];
}

/** `own`: it lies in the own hand. */
export interface CardLeftToName {
  readonly lot: number;
  readonly second: boolean;
  readonly own: boolean;
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

/** The bidding, as the table knows it. */
export interface BiddingContract {
  readonly slice: BiddingSlice;
  readonly activity: BiddingActivity | PurchaseActivity;
  readonly order: BidLimitOrder | PaymentOrder;
  readonly event: BiddingEvent;
  readonly question: BiddingQuestion;
  readonly offer: 'way-to-pay';
  readonly act: BoughtAsKarama;
  readonly intent: BiddingIntent;
  readonly refusal: BiddingRefusal;
  readonly told: BiddingTold;
  readonly move: BiddingMove;
  readonly seen: BiddingSeen;
  readonly mine: BiddingMine;
}
