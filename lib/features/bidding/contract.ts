/** The bidding, as the table knows it: put together from what each part of it says. */
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
  | { readonly type: 'NextCardRevealed'; readonly lot: number; readonly bidders: readonly FactionId[] }
  /** Told to nobody but who sees it. */
  | {
      readonly type: 'CardForSaleSeen';
      readonly faction: FactionId;
      readonly lot: number;
      readonly card: CardForSale;
    }
  /**
   * `faction` is `null` where all bidders answer at once. Then `tick` is the next moment before the end of `time` (server
   * time, ms) at which the card is sold if every bidder has an answer; `null` where there is none.
   */
  | {
      readonly type: 'BidAwaited';
      readonly faction: FactionId | null;
      readonly time: BidTime | null;
      readonly tick: number | null;
    }
  | { readonly type: 'BidSaid'; readonly faction: FactionId; readonly amount: number | null }
  /** What was said last: a slip. */
  | { readonly type: 'BidTakenBack'; readonly faction: FactionId }
  | { readonly type: 'BidLaidDown'; readonly faction: FactionId; readonly bid: BidLimit }
  | { readonly type: 'BidTakenUp'; readonly faction: FactionId }
  /** A pass is prepared, or no longer, while this card is for sale. Secret to its owner. */
  | {
      readonly type: 'PassPrepared';
      readonly faction: FactionId;
      readonly lot: number;
      readonly passes: PassAhead;
    }
  /** When a pass that is prepared is said, if nothing else is before (server time, ms). Nobody else may know. */
  | { readonly type: 'PassTimed'; readonly faction: FactionId; readonly lot: number; readonly at: number }
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

/** What it asks; the comment gives the shape of an answer. */
export type BiddingPrompt =
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
export type BiddingCommand =
  /** Moderator: how cards are bid for from the next bidding on, and whether a clock passes for who is slow. */
  | { readonly type: 'ChooseBidding'; readonly way: BiddingWay; readonly clock: boolean }
  /** Aloud: who has bought the card, and for how much. */
  | { readonly type: 'SellCard'; readonly lot: number; readonly buyer: FactionId; readonly price: number }
  /** Aloud: nobody wants the card. */
  | { readonly type: 'LeaveCard'; readonly lot: number }
  /** "Pass for this card", or "for the rest", set or taken back. */
  | { readonly type: 'PreparePass'; readonly lot: number; readonly passes: PassAhead }
  /** A raised hand: the clock of this card stands for half a minute. */
  | { readonly type: 'StopClock'; readonly lot: number }
  /** Which card of cardboard it was that one bought, or saw come up. */
  | { readonly type: 'NameCard'; readonly lot: number; readonly second: boolean; readonly card: TreacheryTitle };

/** Why a card is not sold, or a clock not stopped. */
export type BiddingRefusal =
  /** Nothing is bid for aloud now, or another card. */
  | { readonly code: 'not-on-auction' }
  | { readonly code: 'may-not-bid'; readonly faction: FactionId }
  | { readonly code: 'no-clock-runs' }
  | { readonly code: 'clock-was-stopped' }
  | { readonly code: 'nothing-to-name' };

/** What is told of it. */
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

/** What hands do with cards of cardboard. */
export type BiddingMove =
  | { readonly kind: 'lay-out-cards'; readonly count: number }
  | { readonly kind: 'put-cards-back'; readonly count: number }
  | { readonly kind: 'take-card'; readonly faction: FactionId; readonly pile: 'row' | 'deck' }
  | { readonly kind: 'give-card-back'; readonly faction: FactionId; readonly pile: 'row' | 'deck' };

/** The bidding, as the table knows it. */
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
