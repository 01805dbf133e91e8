/** The contract of the access cards: auctions, trades, sealed claims, and the placement of the starting forces. */
import type { Commitments } from '../../../model/commitments.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { AccessCard } from '../rules.ts';

/** The number of a card in the shuffled access deck, from 1. It says nothing of its face. */
export type AccessId = `a${number}`;

/** A held access card. Its face is secret. */
export interface HeldAccessCard {
  readonly id: AccessId;
  readonly card: AccessCard;
}

/** A sold access card. Everybody knows the price and the buyer. */
export interface SoldAccessCard {
  readonly id: AccessId;
  readonly buyer: FactionId;
  readonly price: number;
}

/** The claim of one faction to one stronghold. */
export interface Claim {
  readonly stronghold: TerritoryId;
  /** The troop cards beside it; at least one. */
  readonly troops: readonly AccessId[];
  /** How many of its forces are special ones, if it is placed; ordinary forces are lost first. */
  readonly special: number;
}

/** A claim as it is read out. */
export interface ReadClaim {
  readonly faction: FactionId;
  readonly troops: number;
}

/** The outcome at one stronghold. `placed` is `null` if no forces are placed. */
export interface StrongholdReading {
  readonly stronghold: TerritoryId;
  /** The highest claim first. */
  readonly claims: readonly ReadClaim[];
  readonly placed: { readonly faction: FactionId; readonly count: number; readonly special: number } | null;
}

/** An offer of a trade: the cards of one side, and the answer of the other. Cards are shown to the partner or covered. */
export interface AccessTrade {
  readonly id: `trade-${number}`;
  readonly by: FactionId;
  readonly to: FactionId;
  readonly gives: readonly AccessId[];
  readonly givesShown: boolean;
  /** A line of free text: what it asks for. */
  readonly wants: string;
  /** The cards of the partner; `null` before the partner has laid any. */
  readonly returns: readonly AccessId[] | null;
  readonly returnsShown: boolean;
}

/** The auction after one harvest: as many cards as bidders, one after the other, all face down. */
export interface AccessAuctionActivity {
  readonly kind: 'access-auction';
  readonly id: `access-auction-${number}`;
  readonly harvest: number;
  /** The bidders, the seat to the right of the Manager first. */
  readonly order: readonly FactionId[];
  /** The cards of this auction that are not sold yet; the first one is on auction. Their faces are in the deck. */
  readonly row: readonly AccessId[];
  /** The highest price that each bidder would pay for the card on auction; 0 passes. Secret until the sale. */
  readonly limits: Commitments<number>;
  readonly sold: readonly SoldAccessCard[];
  /** The card that a faction has looked at, secret to it; `null` before. Once in each auction. */
  readonly lookedAt: { readonly by: FactionId; readonly id: AccessId } | null;
}

/** Trades after the last auction, until every seat is ready or the time is over. */
export interface AccessTradingActivity {
  readonly kind: 'access-trading';
  readonly id: 'access-trading';
  /** The end (server time, ms). */
  readonly until: number | null;
  readonly ready: readonly FactionId[];
  readonly trades: readonly AccessTrade[];
  readonly nextTrade: number;
}

/** Sealed claims of all seats, then the reading of the strongholds. */
export interface ClaimsActivity {
  readonly kind: 'claims';
  readonly id: 'claims';
  readonly claims: Commitments<readonly Claim[]>;
  /** Empty until all claims are in. */
  readonly readings: readonly StrongholdReading[];
  /** The time of the next reading (server time, ms); `null` while claims are missing. */
  readonly nextReading: number | null;
}

/** The slice of the access cards; `null` at a table without the module. */
export interface AccessSlice {
  readonly access: {
    /** Faces of all cards by number: the card `a1` is the first. Empty if the cardboard keeps them. Secret. */
    readonly faces: readonly AccessCard[];
    /** The cards of the deck, the top one first. */
    readonly deck: readonly AccessId[];
    readonly hands: readonly { readonly faction: FactionId; readonly cards: readonly AccessId[] }[];
    /** Every sale, for factions that see bought cards, and for the screen. */
    readonly sold: readonly SoldAccessCard[];
    /** Cards that a faction has seen before their sale. Secret to it. */
    readonly seen: readonly { readonly by: FactionId; readonly id: AccessId }[];
    readonly readings: readonly StrongholdReading[];
  } | null;
}

/** The events of the access cards. Payments follow them as moves of spice, placements as placements of the set-up. */
export type AccessEvent =
  | {
      readonly type: 'AccessAuctionBegan';
      readonly harvest: number;
      readonly order: readonly FactionId[];
      readonly row: readonly AccessId[];
    }
  | { readonly type: 'AccessCardLookedAt'; readonly by: FactionId; readonly id: AccessId }
  | { readonly type: 'AccessLimitSealed'; readonly faction: FactionId; readonly limit: number }
  | { readonly type: 'AccessLimitWithdrawn'; readonly faction: FactionId }
  | ({ readonly type: 'AccessCardSold' } & SoldAccessCard)
  /** Nobody bid: the card goes to the bottom of the deck. */
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
  | { readonly type: 'AccessTradingEnded' }
  | { readonly type: 'ClaimsAsked' }
  | { readonly type: 'ClaimsSealed'; readonly faction: FactionId; readonly claims: readonly Claim[] }
  | { readonly type: 'ClaimsWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'NextReadingTimed'; readonly at: number }
  | ({ readonly type: 'StrongholdRead' } & StrongholdReading)
  /** Troop cards without a claim become spice, and the allotment is paid. Only the owner reads the sum. */
  | { readonly type: 'TroopsConverted'; readonly faction: FactionId; readonly spice: number }
  | { readonly type: 'ClaimsEnded' };

/** The prompts of the access cards; each comment gives the shape of an answer. */
export type AccessPrompt =
  /** The highest price for the card on auction, 0 to pass, up to the own spice. */
  | { readonly kind: 'access-bid'; readonly id: AccessId; readonly left: number }
  /** An id of a card in the row. Optional. */
  | { readonly kind: 'look-at-access-card'; readonly row: readonly AccessId[] }
  /** `true`: this seat has no more trades to offer. */
  | { readonly kind: 'trading-ready' }
  /** A list of claims with at most `mostTroops` troops in all. Only strongholds and troop cards of the own hand. */
  | { readonly kind: 'claim-strongholds'; readonly hand: readonly HeldAccessCard[] };

/** The commands of a seat while trades are possible. */
export type AccessCommand =
  | {
      readonly type: 'OfferAccessTrade';
      readonly to: FactionId;
      readonly gives: readonly AccessId[];
      readonly shown: boolean;
      readonly wants: string;
    }
  /** An empty list of `returns` declines. */
  | {
      readonly type: 'AnswerAccessTrade';
      readonly trade: AccessTrade['id'];
      readonly returns: readonly AccessId[];
      readonly shown: boolean;
    }
  /** The offering side accepts what the partner has laid down, or drops the offer. */
  | { readonly type: 'SettleAccessTrade'; readonly trade: AccessTrade['id']; readonly accepts: boolean };
