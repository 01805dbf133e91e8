/** The contract of the access cards: auctions, trades, sealed claims, and the placement of the starting forces. */
import type { FactionId } from '../../../model/factions.ts';
import type { HarvestCard } from '../../../model/harvest.ts';
import type {
  AccessAuctionActivity,
  AccessCard,
  AccessId,
  AccessSlice,
  AccessTrade,
  AccessTradingActivity,
  Claim,
  ClaimField,
  ClaimsActivity,
  HeldAccessCard,
  NamedClaim,
  SoldAccessCard,
  StrongholdReading,
} from './contract/position.ts';
import type {
  PlacingOnTableActivity,
  PlacingOnTableEvent,
  PlacingOnTableLogFact,
  PlacingOnTablePrompt,
} from './contract/on-table.ts';
import type { FreeStartActivity, FreeStartEvent, FreeStartLogFact, FreeStartPrompt } from './contract/free-start.ts';
import type { RapidAccessActivity, RapidAccessEvent, RapidAccessLogFact, RapidAccessPrompt } from './contract/rapid.ts';
import type { AccessLogFact, AccessOwnView, AccessPublicView, AccessRefusal } from './contract/shown.ts';

export type * from './contract/free-start.ts';
export type * from './contract/on-table.ts';
export type * from './contract/position.ts';
export type * from './contract/rapid.ts';
export type * from './contract/shown.ts';

/**
 * The events of the access cards. Payments follow these events as moves of spice. Placements follow as placements of
 * the set-up.
 */
export type AccessEvent =
  | {
      readonly type: 'AccessAuctionBegan';
      readonly harvest: number;
      readonly order: readonly FactionId[];
      readonly row: readonly AccessId[];
    }
  | { readonly type: 'AccessCardLookedAt'; readonly by: FactionId; readonly id: AccessId }
  /** A kept limit is sealed for each next card of the auction, until its bidder buys a card. */
  | {
      readonly type: 'AccessLimitSealed';
      readonly faction: FactionId;
      readonly limit: number;
      readonly keeps?: boolean;
    }
  | { readonly type: 'AccessLimitWithdrawn'; readonly faction: FactionId }
  /** `seenBy` is a faction that sees the face although it did not buy the card; `null` if there is none. */
  | ({ readonly type: 'AccessCardSold'; readonly seenBy: FactionId | null } & SoldAccessCard)
  /** Nobody bid, so the card goes to the bottom of the deck. */
  | { readonly type: 'AccessCardUnsold'; readonly id: AccessId }
  | { readonly type: 'AccessAuctionEnded'; readonly harvest: number }
  | { readonly type: 'AccessTradingBegan'; readonly until: number }
  | ({ readonly type: 'AccessTradeOffered' } & Omit<AccessTrade, 'returns' | 'returnsShown'>)
  | {
      readonly type: 'AccessTradeAnswered';
      readonly id: AccessTrade['id'];
      readonly returns: readonly AccessId[];
      readonly shown: boolean;
    }
  /** The offer was declined, withdrawn or replaced. */
  | { readonly type: 'AccessTradeDropped'; readonly id: AccessTrade['id'] }
  /** Both sides have agreed, and the cards change hands at the same instant. */
  | { readonly type: 'AccessCardsTraded'; readonly trade: AccessTrade }
  | { readonly type: 'AccessTradingReady'; readonly faction: FactionId; readonly ready: boolean }
  /** The clock starts again after a take-back. */
  | { readonly type: 'AccessTradingTimed'; readonly until: number }
  /** Trades that are still open lapse, and leftover spice goes back to the bank. */
  | { readonly type: 'AccessTradingEnded' }
  | { readonly type: 'ClaimsAsked' }
  | { readonly type: 'ClaimsSealed'; readonly faction: FactionId; readonly claims: readonly Claim[] }
  | { readonly type: 'ClaimsWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'NextReadingTimed'; readonly at: number }
  | ({ readonly type: 'StrongholdRead' } & StrongholdReading)
  /**
   * Troop cards without a claim become spice, and the faction takes the spice of its sheet. Afterwards the faction
   * holds `spice`, and `converted` of it came from cards. Only the owner reads the sums.
   */
  | {
      readonly type: 'TroopsConverted';
      readonly faction: FactionId;
      readonly converted: number;
      readonly spice: number;
    }
  | { readonly type: 'ClaimsEnded' };

/** The prompts of the access cards; each comment gives the shape of an answer. */
export type AccessPrompt =
  /**
   * The highest price for the card on auction, from 0 to the own spice; 0 passes. An answer `{ keeps: limit }` is also
   * the limit for the next cards, until this bidder buys a card. `stands` is the last limit.
   */
  | {
      readonly kind: 'access-bid';
      readonly card: AccessId;
      readonly left: number;
      readonly stands: number | null;
      /** Whether the sealed limit is kept. */
      readonly keeps: boolean;
    }
  /** The id of a card in the row. An answer is not required. */
  | { readonly kind: 'look-at-access-card'; readonly row: readonly AccessId[] }
  /** `true` means that this seat has no more trades to offer. */
  | { readonly kind: 'trading-ready' }
  /**
   * A record with a number for each of `fields`. The number is the troops of a card that supports this stronghold, or
   * 0; or the special forces among the forces that are placed there. All troops together are at most `most`.
   */
  | {
      readonly kind: 'claim-strongholds';
      readonly hand: readonly HeldAccessCard[];
      readonly fields: readonly ClaimField[];
      readonly most: number;
      /** The sealed claims; `null` before the seat has sealed claims. */
      readonly laid: readonly NamedClaim[] | null;
    };

/** The commands of a seat while trades are possible. */
export type AccessCommand =
  | {
      readonly type: 'OfferAccessTrade';
      readonly to: FactionId;
      /** Names of own cards; see `HeldAccessId`. */
      readonly gives: readonly string[];
      readonly shown: boolean;
      readonly wants: string;
    }
  /** An empty list of `returns` declines the offer. */
  | {
      readonly type: 'AnswerAccessTrade';
      /** The sender's own id of the trade. */
      readonly trade: AccessTrade['id'];
      readonly returns: readonly string[];
      readonly shown: boolean;
    }
  /** The offering side accepts what the partner has laid down, or drops the offer. */
  | { readonly type: 'SettleAccessTrade'; readonly trade: AccessTrade['id']; readonly accepts: boolean };

/** The fact of the access cards that a moderator sets: the buyer of the card of this sale. Sales count from 1. */
export interface AccessFact {
  readonly kind: 'access-buyer';
  readonly sale: number;
  readonly buyer: FactionId;
}

/** The contract of the access cards. */
export interface AccessContract {
  readonly slice: AccessSlice;
  /**
   * The shuffled deck. A table without access cards, or with its own cards, leaves it out. `rapidDeck` are the shuffled
   * harvest cards at a table where access cards are dealt.
   */
  readonly opening: { readonly accessDeck?: readonly AccessCard[]; readonly rapidDeck?: readonly HarvestCard[] };
  readonly activity:
    | AccessAuctionActivity
    | AccessTradingActivity
    | ClaimsActivity
    | RapidAccessActivity
    | PlacingOnTableActivity
    | FreeStartActivity;
  readonly event: AccessEvent | RapidAccessEvent | PlacingOnTableEvent | FreeStartEvent;
  readonly prompt: AccessPrompt | RapidAccessPrompt | PlacingOnTablePrompt | FreeStartPrompt;
  readonly optionalPrompt: 'look-at-access-card';
  readonly command: AccessCommand;
  readonly fact: AccessFact;
  readonly refusal: AccessRefusal;
  readonly logFact: AccessLogFact | RapidAccessLogFact | PlacingOnTableLogFact | FreeStartLogFact;
  readonly publicView: AccessPublicView;
  readonly ownView: AccessOwnView;
}
