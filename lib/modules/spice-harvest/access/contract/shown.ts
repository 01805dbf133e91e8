/** What audiences see of the access cards: views, log lines and refusals. */
import type { FactionId } from '../../../../model/factions.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import type {
  AccessCard,
  AccessId,
  AccessTrade,
  HeldAccessCard,
  SoldAccessCard,
  StrongholdReading,
} from './position.ts';

/** A running auction as everybody sees it. */
export interface AccessAuctionView {
  readonly harvest: number;
  readonly order: readonly FactionId[];
  /** The cards that are not sold yet. The first card is on auction. */
  readonly row: readonly AccessId[];
  /** The sales of this auction. */
  readonly sold: readonly SoldAccessCard[];
  /** The factions that have sealed a limit for the card on auction. */
  readonly in: readonly FactionId[];
  /** Whether a faction has used its look at a card. */
  readonly lookedAt: boolean;
}

/** The trades as everybody sees them. */
export interface AccessTradingView {
  /** The time at which the trades end (server time, ms); `null` before the time is set. */
  readonly until: number | null;
  readonly ready: readonly FactionId[];
}

/** The access cards as everybody sees them. */
export interface AccessView {
  /** The number of cards in the deck. */
  readonly cardsLeft: number;
  /** The factions that take part, in storm order, with the number of their cards. */
  readonly hands: readonly { readonly faction: FactionId; readonly cards: number }[];
  /** Every sale of the module, the oldest sale first. */
  readonly sold: readonly SoldAccessCard[];
  /** The running auction; `null` if no auction runs. */
  readonly auction: AccessAuctionView | null;
  readonly trading: AccessTradingView | null;
  /** The factions that have sealed their claims; `null` unless claims are asked for. */
  readonly claimed: readonly FactionId[] | null;
  readonly readings: readonly StrongholdReading[];
  /** The faction that places forces without access cards now; `null` if no faction does. */
  readonly startsFreely: FactionId | null;
  /** The strongholds in the order in which they are read out. */
  readonly readingOrder: readonly TerritoryId[];
  /** The forfeited cards. They lie open, so that a faction can pick one. */
  readonly forfeited: readonly HeldAccessCard[];
}

export interface AccessPublicView {
  /** The public view of the access cards; `null` at a table without access cards. */
  readonly access: AccessView | null;
}

/** A card of another faction, or of the row, whose face this faction has seen. */
export interface SeenAccessCard {
  readonly id: AccessId;
  readonly card: AccessCard;
  /** The first buyer of the card; `null` while the card is not sold. */
  readonly buyer: FactionId | null;
}

/** One side of a trade. For the partner, `cards` is `null` while the cards are covered. */
export interface TradedCards {
  readonly count: number;
  readonly shown: boolean;
  readonly cards: readonly HeldAccessCard[] | null;
}

/** A trade as one of its two sides sees it. */
export interface AccessTradeView {
  /** Each side has ids of its own, which count only the offers from and to that side. */
  readonly id: AccessTrade['id'];
  readonly by: FactionId;
  readonly to: FactionId;
  readonly gives: TradedCards;
  readonly wants: string;
  /** The cards of the partner; `null` before the partner has laid any cards. */
  readonly returns: TradedCards | null;
}

export interface AccessOwnView {
  readonly accessHand: readonly HeldAccessCard[];
  readonly accessSeen: readonly SeenAccessCard[];
  readonly accessTrades: readonly AccessTradeView[];
}

/** The log lines of the access cards. */
export type AccessLogFact =
  | { readonly code: 'access-auction-began'; readonly harvest: number; readonly cards: number }
  | { readonly code: 'access-card-looked-at'; readonly faction: FactionId }
  /** The log line for the faction that looked at the card. */
  | { readonly code: 'own-access-card-looked-at'; readonly card: AccessCard }
  | { readonly code: 'access-card-sold'; readonly faction: FactionId; readonly price: number }
  /** The log line for the buyer. */
  | { readonly code: 'own-access-card-bought'; readonly card: AccessCard; readonly price: number }
  /** The log line for a faction that sees the cards that others buy. */
  | {
      readonly code: 'own-access-card-seen';
      readonly faction: FactionId;
      readonly card: AccessCard;
      readonly price: number;
    }
  | { readonly code: 'access-card-unsold' }
  | { readonly code: 'access-trading-began' }
  | {
      readonly code: 'access-cards-traded';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly gives: number;
      readonly returns: number;
    }
  /** The log line for the two sides of the trade. */
  | {
      readonly code: 'own-access-cards-traded';
      readonly by: FactionId;
      readonly to: FactionId;
      readonly gives: readonly AccessCard[];
      readonly returns: readonly AccessCard[];
    }
  | { readonly code: 'access-trading-ended' }
  | ({ readonly code: 'stronghold-read' } & StrongholdReading)
  /**
   * The log line for the owner. It gives the spice of troop cards without a claim, and the sum of that spice and the
   * spice of the sheet.
   */
  | { readonly code: 'own-troops-converted'; readonly converted: number; readonly spice: number }
  | { readonly code: 'claims-ended' };

/** The refusals of the access cards. */
export type AccessRefusal =
  | { readonly code: 'no-access-trading' }
  | { readonly code: 'access-trade-with-itself' }
  /** The offered cards are not all in the hand. Only the sender sees this. */
  | { readonly code: 'access-card-not-held' }
  /** The table had no such sale, or the buyer does not hold the card any more. */
  | { readonly code: 'no-access-sale' }
  /** The offer names no card of either side, or it was answered, withdrawn or replaced. */
  | { readonly code: 'no-such-access-trade' };
