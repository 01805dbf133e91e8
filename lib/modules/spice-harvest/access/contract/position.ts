/** The position of the access cards: hands, claims, trades, and the activities. */
import type { Commitments } from '../../../../model/commitments.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { HarvestCard } from '../../../../model/harvest.ts';
import type { TerritoryId } from '../../../../model/territories.ts';
import type { AccessCard } from '../../rules.ts';

export type { AccessCard, TroopCard } from '../../rules.ts';

/** The number of a card in the shuffled access deck, from 1. The number says nothing about the face of the card. */
export type AccessId = `a${number}`;

/**
 * The name of a card among the cards that one reader sees: its face, and its place among cards with this face, from 1.
 * Unlike an `AccessId`, it does not tell where the card came from.
 */
export type HeldAccessId = `${AccessCard}-${number}`;

/** A held access card. Its face is secret. */
export interface HeldAccessCard {
  readonly id: HeldAccessId;
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
  /** The troop cards that support the claim. There is at least one. */
  readonly troops: readonly AccessId[];
  /** How many special forces are placed if the claim succeeds. Ordinary forces are lost first. */
  readonly special: number;
}

/** A claim as its owner reads it. */
export interface NamedClaim extends Omit<Claim, 'troops'> {
  readonly troops: readonly HeldAccessId[];
}

/** One field of an answer with claims. */
export interface ClaimField {
  readonly field: string;
  readonly stronghold: TerritoryId;
  /** The troop card of this field; `null` for the field of special forces. */
  readonly card: HeldAccessId | null;
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
  /** The claims to this stronghold, the highest claim first. */
  readonly claims: readonly ReadClaim[];
  readonly placed: { readonly faction: FactionId; readonly count: number; readonly special: number } | null;
}

/**
 * An offer of a trade: the cards of one side, and the answer of the other side. Each card is shown to the partner or
 * covered.
 */
export interface AccessTrade {
  readonly id: `trade-${number}`;
  readonly by: FactionId;
  readonly to: FactionId;
  readonly gives: readonly AccessId[];
  readonly givesShown: boolean;
  /** A line of free text that says what the offering side wants. */
  readonly wants: string;
  /** The cards of the partner; `null` before the partner has laid any cards. */
  readonly returns: readonly AccessId[] | null;
  readonly returnsShown: boolean;
}

/**
 * The auction after one harvest. It has as many cards as bidders. The cards lie face down and are sold one after the
 * other.
 */
export interface AccessAuctionActivity {
  readonly kind: 'access-auction';
  readonly id: `access-auction-${number}`;
  readonly harvest: number;
  /** The bidders. The seat to the right of the Manager is first. */
  readonly order: readonly FactionId[];
  /** The cards of this auction that are not sold yet; the first card is on auction. The deck has their faces. */
  readonly row: readonly AccessId[];
  /** The highest price that each bidder would pay for the card on auction; 0 passes. Secret until the sale. */
  readonly limits: Commitments<number>;
  /** The bidders whose limit is kept until they buy a card. Each bidder alone knows that its limit is kept. */
  readonly kept: readonly FactionId[];
  /** The last limit of each bidder, which is the proposal for the next card. Secret to the bidder. */
  readonly lastLimits: Commitments<number>;
  readonly sold: readonly SoldAccessCard[];
  /**
   * The card that a faction has looked at; `null` before a look. Secret to that faction, which can look once in each
   * auction.
   */
  readonly lookedAt: { readonly by: FactionId; readonly id: AccessId } | null;
}

/** The trades after the last auction. They end when every seat is ready or the time is over. */
export interface AccessTradingActivity {
  readonly kind: 'access-trading';
  readonly id: 'access-trading';
  /** The time at which the trades end (server time, ms). */
  readonly until: number | null;
  readonly ready: readonly FactionId[];
  readonly trades: readonly AccessTrade[];
  readonly nextTrade: number;
  /** All offers so far, the first offer first. Each side counts its own offers, and learns nothing of other offers. */
  readonly offered: readonly Pick<AccessTrade, 'id' | 'by' | 'to'>[];
}

/** The sealed claims of all seats, and then the reading of the strongholds. */
export interface ClaimsActivity {
  readonly kind: 'claims';
  readonly id: 'claims';
  readonly claims: Commitments<readonly Claim[]>;
  /** The outcomes at the strongholds; empty until all claims are in. */
  readonly readings: readonly StrongholdReading[];
  /** The time of the next reading (server time, ms); `null` while claims are missing. */
  readonly nextReading: number | null;
}

/** The slice of the access cards; `null` at a table without the module, or with its own cards. */
export interface AccessSlice {
  readonly access: {
    /** The faces of all cards, in the order of the card numbers: the face of card `a1` is the first. Secret. */
    readonly faces: readonly AccessCard[];
    /** The harvest cards at a table where access cards are dealt, the top card first. Secret to all. */
    readonly harvestDeck: readonly HarvestCard[];
    /** The cards of the deck, the top card first. */
    readonly deck: readonly AccessId[];
    readonly hands: readonly { readonly faction: FactionId; readonly cards: readonly AccessId[] }[];
    /** Every sale. Factions that see bought cards and the screen need it. */
    readonly sold: readonly SoldAccessCard[];
    /** The cards that a faction has seen before their sale. Secret to that faction. */
    readonly seen: readonly { readonly by: FactionId; readonly id: AccessId }[];
    readonly readings: readonly StrongholdReading[];
  } | null;
}
