/** The position of the access cards: hands, claims, trades, and the activities. */
import type { Commitments } from '../../../../model/commitments.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { HarvestCard } from '../../../../model/harvest.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import type { AccessCard } from '../../rules.ts';

export type { AccessCard, TroopCard } from '../../rules.ts';

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

/** One field of an answer with claims. */
export interface ClaimField {
  readonly field: string;
  readonly stronghold: TerritoryId;
  /** The troop card of this field; `null` for the field of special forces. */
  readonly card: AccessId | null;
  /** The troops on the card, or the special forces in the reserves. */
  readonly most: number;
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
  /** The bidders whose limit is kept until they buy a card. Secret to each. */
  readonly kept: readonly FactionId[];
  /** The last limit of each bidder, the proposal for the next card. Secret to it. */
  readonly lastLimits: Commitments<number>;
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

/** The slice of the access cards; `null` at a table without the module, or with its own cards. */
export interface AccessSlice {
  readonly access: {
    /** Faces of all cards by number: the card `a1` is the first. Secret. */
    readonly faces: readonly AccessCard[];
    /** The harvest cards where access cards are dealt, the top one first. Secret to all. */
    readonly harvestDeck: readonly HarvestCard[];
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
