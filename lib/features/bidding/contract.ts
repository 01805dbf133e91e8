/** The contract of the bidding, composed of its parts. */
import type { AdvantageId } from '../../model/advantages.ts';
import type { BiddingWay, PlayedWay, PurchaseId } from '../../model/bidding.ts';
import type { FactionId } from '../../model/factions.ts';
import type { PlayedCard, TreacheryTitle } from '../../model/treachery-cards.ts';
import type {
  BidLimitOrder,
  BiddingActivity,
  BiddingSlice,
  CardToName,
  PassOrder,
  PaymentOrder,
  PurchaseActivity,
} from './contract/position.ts';
import type {
  Bid,
  BidLimit,
  BidTime,
  BidWord,
  Bought,
  CardForSale,
  PassAhead,
  Payment,
  Sale,
  SoldCard,
} from './contract/sale.ts';
import type { BiddingOwnView, BiddingPublicView } from './contract/view.ts';

export type * from './contract/position.ts';
export type * from './contract/sale.ts';
export type * from './contract/view.ts';

/** The events of the bidding. */
export type BiddingEvent =
  | { readonly type: 'BiddingWayChosen'; readonly way: BiddingWay; readonly clock: boolean }
  | {
      readonly type: 'BiddingBegan';
      readonly way: PlayedWay;
      readonly clock: boolean;
      readonly able: readonly FactionId[];
    }
  | { readonly type: 'CardsLaidOut'; readonly row: readonly CardForSale[] }
  | { readonly type: 'NextCardRevealed'; readonly lot: number; readonly bidders: readonly FactionId[] }
  /** A card has come up. Only the factions that see the card read this line. */
  | {
      readonly type: 'CardForSaleSeen';
      readonly faction: FactionId;
      readonly lot: number;
      readonly card: CardForSale;
    }
  /**
   * `faction` is `null` if all bidders answer at once. Then `tick` is the next moment (server time, ms) at which the
   * card is sold if every bidder has an answer; `null` if there is none before the end of `time`.
   */
  | {
      readonly type: 'BidAwaited';
      readonly faction: FactionId | null;
      readonly time: BidTime | null;
      readonly tick: number | null;
    }
  | { readonly type: 'BidSaid'; readonly faction: FactionId; readonly amount: number | null }
  /** A bidder withdraws the last bid or pass, because it was a slip. */
  | { readonly type: 'BidTakenBack'; readonly faction: FactionId }
  | { readonly type: 'BidLaidDown'; readonly faction: FactionId; readonly bid: BidLimit }
  | { readonly type: 'BidTakenUp'; readonly faction: FactionId }
  /** Prepares or withdraws a pass for the card on auction. Secret to its owner. */
  | {
      readonly type: 'PassPrepared';
      readonly faction: FactionId;
      readonly lot: number;
      readonly passes: PassAhead;
    }
  /** The server time (ms) at which a prepared pass answers, unless another event comes first. Secret. */
  | { readonly type: 'PassTimed'; readonly faction: FactionId; readonly lot: number; readonly at: number }
  | { readonly type: 'ThinkingOver'; readonly lot: number }
  /** The clock of this card stops until this time (server time, ms). Its deadline moves by `shift` (ms). */
  | {
      readonly type: 'ClockStopped';
      readonly faction: FactionId;
      readonly lot: number;
      readonly until: number;
      readonly shift: number;
    }
  /** The power was cancelled for one payment only. After that payment, the power works again. */
  | { readonly type: 'StopSpent'; readonly advantage: AdvantageId }
  | { readonly type: 'PaymentChosen'; readonly faction: FactionId; readonly payment: Payment }
  /** The winner plays a card as a Karama. Another Karama may cancel it. */
  | {
      readonly type: 'KaramaShown';
      readonly faction: FactionId;
      readonly lot: number;
      readonly price: number;
      readonly card: PlayedCard;
    }
  /** Sealed bids, revealed together in bidding order; 0 means no bid. */
  | { readonly type: 'BidsTurnedOver'; readonly lot: number; readonly bids: readonly Bid[] }
  /** A card is sold. The payments follow, and then the move of the card. */
  | ({ readonly type: 'CardSold' } & Sale)
  /** The screen has presented the price. The presentation always takes the same time. */
  | { readonly type: 'PriceTold'; readonly purchase: PurchaseId; readonly time: BidTime }
  | { readonly type: 'PriceHeard'; readonly purchase: PurchaseId }
  /**
   * `drawn` is the faction that has drawn an additional card. `stopped` lists the powers that stay cancelled until the
   * bidding ends; it is missing if there are none.
   */
  | {
      readonly type: 'PurchaseOver';
      readonly purchase: PurchaseId;
      readonly drawn: FactionId | null;
      readonly stopped?: readonly AdvantageId[];
    }
  /**
   * An owner names a physical card. Not logged. `slot` is the card's place in the owner's hand; `null` if the owner
   * only saw the card.
   */
  | ({ readonly type: 'CardNamed'; readonly card: TreacheryTitle } & CardToName)
  /** Nobody wanted the card of this number. The card goes back to the deck, with the cards after it. */
  | { readonly type: 'CardLeft'; readonly lot: number; readonly back: number }
  | { readonly type: 'BiddingEnded'; readonly turn: number; readonly sold: readonly SoldCard[]; readonly left: number };

/** The prompts of the bidding; each comment gives the shape of an answer. */
export type BiddingPrompt =
  /** A bid in turn: a price above the last bid, or 0 for a pass. */
  | { readonly kind: 'bid'; readonly lot: number; readonly high: Bid | null; readonly last: BidWord | null }
  /**
   * The prompt for a limit; all bidders are asked at once. The answer has the fields `limit`, `keeps` and `sparesAlly`.
   */
  | {
      readonly kind: 'bid-limit';
      readonly lot: number;
      readonly laid: BidLimit | null;
      /** The earlier limit, which counts if the seat gives no new limit. */
      readonly stands: { readonly limit: number; readonly sparesAlly: boolean } | null;
      readonly hasAlly: boolean;
    }
  /** The prompt for a sealed bid; all bidders are asked at once. The answer is a price, or 0 for no bid. */
  | { readonly kind: 'sealed-bid'; readonly lot: number; readonly laid: number | null }
  /**
   * How a faction pays; every faction gets this prompt during the bidding. The answer is `{ play: false }` with the
   * maximum of each ally’s spice under that ally’s name, or `{ play: true, slot, card }` for a Karama. `stands` is the
   * earlier answer.
   */
  | { readonly kind: 'way-to-pay'; readonly stands: Payment; readonly helpers: readonly FactionId[] };

/** A card that pays as a Karama for another card. A real Karama may cancel this payment. */
export interface BoughtAsKarama {
  readonly kind: 'bought-as-karama';
  readonly by: FactionId;
  readonly lot: number;
  readonly card: TreacheryTitle;
}

/** The client commands of the bidding. */
export type BiddingCommand =
  /** The moderator sets how the table bids from the next bidding on, and whether a clock passes for slow seats. */
  | { readonly type: 'ChooseBidding'; readonly way: BiddingWay; readonly clock: boolean }
  /** In bids aloud, a device enters the buyer and the price. */
  | { readonly type: 'SellCard'; readonly lot: number; readonly buyer: FactionId; readonly price: number }
  /** In bids aloud, a device records that nobody wants the card. */
  | { readonly type: 'LeaveCard'; readonly lot: number }
  /** Sets or withdraws “Pass for this card” or “Pass for the rest”. */
  | { readonly type: 'PreparePass'; readonly lot: number; readonly passes: PassAhead }
  /** Raises a hand: the clock of this card stops for half a minute. */
  | { readonly type: 'StopClock'; readonly lot: number }
  /** Names a physical card that the faction bought, or saw come up. */
  | { readonly type: 'NameCard'; readonly lot: number; readonly second: boolean; readonly card: TreacheryTitle };

/** The refusals of the bidding. */
export type BiddingRefusal =
  /** The card cannot be sold aloud now, or another card is on auction. */
  | { readonly code: 'not-on-auction' }
  | { readonly code: 'may-not-bid'; readonly faction: FactionId }
  | { readonly code: 'no-clock-runs' }
  | { readonly code: 'clock-was-stopped' }
  | { readonly code: 'nothing-to-name' };

/** The log lines of the bidding. */
export type BiddingLogFact =
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

/** The physical actions with cards. */
export type BiddingMove =
  | { readonly kind: 'lay-out-cards'; readonly count: number }
  | { readonly kind: 'put-cards-back'; readonly count: number }
  | { readonly kind: 'take-card'; readonly faction: FactionId; readonly pile: 'row' | 'deck' }
  | { readonly kind: 'give-card-back'; readonly faction: FactionId; readonly pile: 'row' | 'deck' };

/** The contract of the bidding. */
export interface BiddingContract {
  readonly slice: BiddingSlice;
  readonly activity: BiddingActivity | PurchaseActivity;
  readonly standingOrder: BidLimitOrder | PaymentOrder | PassOrder;
  readonly event: BiddingEvent;
  readonly prompt: BiddingPrompt;
  readonly optionalPrompt: 'way-to-pay';
  readonly use: BoughtAsKarama;
  readonly command: BiddingCommand;
  readonly refusal: BiddingRefusal;
  readonly logFact: BiddingLogFact;
  readonly action: BiddingMove;
  readonly publicView: BiddingPublicView;
  readonly ownView: BiddingOwnView;
}
