import type { PowerOfFaction } from '../model/advantages.ts';
import type { ForcesSide, OwnForces, Place, Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { Payee } from '../model/payments.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { LeaderCard } from '../model/leader-cards.ts';
import type { LaidAt, LaidCard } from '../model/laid-cards.ts';
import type {
  CardKind,
  CardPile,
  HandSlot,
  OpenPlace,
  PlayedCard,
  SlotId,
  TreacheryTitle,
} from '../model/treachery-cards.ts';

/** A place of spice. `inFrontOf` means in front of a shield: visible to all, and not spendable yet. */
export type Purse = Payee | Place | { readonly inFrontOf: FactionId };

/** The events of forces, leaders, spice and cards, in any phase. */
export type PieceEvent =
  | { readonly type: 'CardsDealt'; readonly faction: FactionId; readonly cards: readonly HandSlot[] }
  /**
   * Cards pass from one hand to another. `slots` are their names in the old hand, `cards` their names in the new one.
   */
  | {
      readonly type: 'CardsPassed';
      readonly from: FactionId;
      readonly to: FactionId;
      readonly slots: readonly SlotId[];
      readonly cards: readonly HandSlot[];
    }
  /**
   * `slot` is the name of the card in the new hand. `deck` is the new order of the deck if the order changes; otherwise
   * `null`.
   */
  | {
      readonly type: 'CardMoved';
      readonly card: TreacheryTitle;
      readonly from: OpenPlace;
      readonly to: OpenPlace | FactionId;
      readonly slot: SlotId | null;
      readonly deck: readonly TreacheryTitle[] | null;
    }
  | { readonly type: 'DiscardsReshuffled'; readonly deck: readonly TreacheryTitle[] }
  /** `deck` is the new order of the deck, with the returned cards. */
  | {
      readonly type: 'HandReturned';
      readonly faction: FactionId;
      readonly deck: readonly TreacheryTitle[];
    }
  | { readonly type: 'TraitorsDealt'; readonly faction: FactionId; readonly leaders: readonly LeaderId[] }
  | {
      readonly type: 'TraitorsChosen';
      readonly faction: FactionId;
      readonly kept: readonly LeaderId[];
      readonly returned: readonly LeaderId[];
    }
  /** Own forces go to the tanks, and mercenaries to their pool. */
  | ({ readonly type: 'ForcesLost'; readonly faction: FactionId } & Forces & Place)
  /** All forces of a faction in one territory turn to their other side, or begin or end to coexist with others. */
  | {
      readonly type: 'SideShown';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
      readonly because: SideShownBecause;
    }
  | { readonly type: 'LeaderKilled'; readonly leader: LeaderId }
  /** `resting` means that the leader may not be played before the next battle phase. */
  | { readonly type: 'LeaderRevived'; readonly leader: LeaderId; readonly resting: boolean }
  /** Forces go from the tanks to the reserves. */
  | ({ readonly type: 'ForcesRevived'; readonly faction: FactionId } & OwnForces)
  | { readonly type: 'LeaderBound'; readonly leader: LeaderId; readonly territory: TerritoryId }
  | { readonly type: 'SpiceMoved'; readonly from: Purse; readonly to: Purse; readonly amount: number }
  /** A card goes from its owner's hand to the discards. If the card was unknown, this event names it. */
  | { readonly type: 'CardDiscarded'; readonly faction: FactionId; readonly card: PlayedCard }
  /** A card goes from a hand face down to a place on the table. Its face is secret to its owner. */
  | ({ readonly type: 'CardLaidDown' } & LaidCard)
  /** The owner of a laid card takes it up to show it. If the card was unknown, this event names it. */
  | ({ readonly type: 'CardTakenUp' } & LaidCard)
  /**
   * A laid card goes to the discards unseen. `among` are the kinds that the card may be; all players know these kinds.
   */
  | {
      readonly type: 'CardLaidAway';
      readonly faction: FactionId;
      readonly before: LaidAt;
      readonly among: readonly CardKind[];
    }
  /** A revealed card goes from its owner's hand to a leader, face up. */
  | {
      readonly type: 'CardLaidOnLeader';
      readonly faction: FactionId;
      readonly card: PlayedCard;
      readonly leader: LeaderId;
    }
  /** The card leaves the game, and is not among the discards. */
  | { readonly type: 'CardRemoved'; readonly faction: FactionId; readonly card: PlayedCard };

/** The log lines of forces, leaders, spice and cards, in any phase. */
export type PieceLogFact =
  | { readonly code: 'cards-dealt'; readonly faction: FactionId; readonly count: number }
  | { readonly code: 'own-cards-dealt'; readonly cards: readonly TreacheryTitle[] }
  | { readonly code: 'cards-passed'; readonly from: FactionId; readonly to: FactionId; readonly count: number }
  /** The line for the two sides of the transfer. */
  | {
      readonly code: 'own-cards-passed';
      readonly from: FactionId;
      readonly to: FactionId;
      readonly cards: readonly TreacheryTitle[];
      /** The number of cards that Mentat does not know. */
      readonly untold: number;
    }
  | {
      readonly code: 'card-moved';
      readonly card: TreacheryTitle;
      readonly from: OpenPlace;
      readonly to: OpenPlace | FactionId;
    }
  | { readonly code: 'discards-reshuffled' }
  | { readonly code: 'hand-returned'; readonly faction: FactionId }
  | { readonly code: 'traitors-dealt'; readonly faction: FactionId }
  | { readonly code: 'traitors-chosen'; readonly faction: FactionId }
  | { readonly code: 'own-traitors'; readonly leaders: readonly LeaderId[]; readonly returned: readonly LeaderId[] }
  | ({ readonly code: 'forces-lost'; readonly faction: FactionId } & Forces & Place)
  | {
      readonly code: 'side-shown';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
      readonly because: SideShownBecause;
    }
  | { readonly code: 'leader-killed'; readonly leader: LeaderId }
  | { readonly code: 'leader-revived'; readonly leader: LeaderId; readonly resting: boolean }
  | ({ readonly code: 'forces-revived'; readonly faction: FactionId } & OwnForces)
  | { readonly code: 'bounty-paid'; readonly faction: FactionId; readonly amount: number }
  /** The spice of a battle plan is paid to the bank. */
  | { readonly code: 'support-paid'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'spice-lost'; readonly amount: number } & Place)
  | { readonly code: 'card-discarded'; readonly faction: FactionId; readonly card: TreacheryTitle }
  | { readonly code: 'card-removed'; readonly faction: FactionId; readonly card: TreacheryTitle };

/** The facts of the pieces that a moderator sets. */
export type PieceFact =
  /**
   * All forces of one faction in one part of a territory, from 0 to all its forces, and the mercenaries among them. The
   * difference comes from the reserves or returns there.
   */
  | ({ readonly kind: 'forces'; readonly faction: FactionId } & Forces & Place)
  /**
   * Forces of one faction in the tanks, from 0 to all its forces. The difference comes from the reserves or returns
   * there.
   */
  | ({ readonly kind: 'tanks'; readonly faction: FactionId } & OwnForces)
  /** The side of a faction's forces in a territory, if its forces have two sides. */
  | {
      readonly kind: 'side';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
    }
  | ({ readonly kind: 'spice-on-board'; readonly amount: number } & Place)
  /** Spice in front of a shield, 0 or more. The fact exists only if payments of deals wait there. */
  | { readonly kind: 'spice-in-front'; readonly faction: FactionId; readonly amount: number }
  | LeaderFact
  /** Every treachery card of a face-up pile, in any order. Cardboard decks only. */
  | { readonly kind: 'pile'; readonly pile: CardPile; readonly cards: readonly TreacheryTitle[] };

/** The facts of leaders that a moderator sets. */
export type LeaderFact =
  | {
      readonly kind: 'leader';
      readonly leader: LeaderId;
      readonly where: 'ready' | 'tanks';
      /**
       * The number of the leader's deaths since its faction last had all leaders back; at least 1 for a leader in the
       * tanks.
       */
      readonly deaths: 0 | 1 | 2;
    }
  /**
   * The number of a leader's deaths, without the leader's place. So the moderator can set it even for a leader that may
   * be captive. At least 1 for a leader that lies face up in the tanks.
   */
  | { readonly kind: 'leader-deaths'; readonly leader: LeaderId; readonly deaths: 0 | 1 | 2 }
  /** Whether a leader that a Ghola revived must still rest, if this edition has that rule (1979). */
  | { readonly kind: 'leader-resting'; readonly leader: LeaderId; readonly rests: boolean }
  /** The territory where a living leader has already fought this phase; `null` if the leader has not fought. */
  | { readonly kind: 'leader-fought'; readonly leader: LeaderId; readonly territory: TerritoryId | null };

/** The secrets that owners declare about their own pieces. */
export type PieceSecret =
  /** Spice behind the shield, 0 or more; `uncounted` when the table does not track it. */
  | { readonly kind: 'spice'; readonly spice: number | 'uncounted' }
  /**
   * The whole hand, in order. Its slots get new names, so that other seats cannot follow a card. Physical decks only.
   */
  | { readonly kind: 'hand'; readonly cards: readonly (TreacheryTitle | 'unknown')[] }
  /** The faction's traitors; `unknown` if they are not entered. Physical traitor cards only. */
  | { readonly kind: 'traitors'; readonly leaders: readonly LeaderId[] | 'unknown' };

/** The own view of a faction's pieces. */
export interface PiecesOwnView {
  readonly spice: number | 'uncounted';
  readonly hand: readonly HandSlot[];
  readonly handLimit: number;
  readonly traitors: readonly LeaderId[] | 'unknown';
  /** Leaders that Mentat dealt to the faction as traitors and that the faction did not keep. */
  readonly traitorsReturned: readonly LeaderId[];
  readonly traitorLimit: number;
  /** The faction's forces in reserve, even if their number is secret. */
  readonly reserves: Forces;
}

/** The refusals of facts and secrets about pieces. */
export type PieceRefusal =
  | ({ readonly code: 'no-such-place' } & Place)
  | { readonly code: 'not-enough-forces'; readonly faction: FactionId; readonly have: number }
  | {
      readonly code: 'not-enough-special-forces';
      readonly faction: FactionId;
      readonly count: number;
      readonly special: number;
    }
  | { readonly code: 'leader-is-dead'; readonly leader: LeaderId }
  | { readonly code: 'leader-is-hidden'; readonly leader: LeaderId }
  /** At this table revived leaders fight at once. */
  | { readonly code: 'no-leader-rests' }
  /** At this table the payment of a deal goes behind the shield at once. */
  | { readonly code: 'no-spice-waits' }
  | { readonly code: 'hand-too-large'; readonly limit: number }
  | { readonly code: 'too-many-traitors'; readonly limit: number }
  | { readonly code: 'own-leader-no-traitor'; readonly leader: LeaderId }
  | { readonly code: 'main-character-no-traitor'; readonly leader: LeaderId }
  | { readonly code: 'duplicate-traitor'; readonly leader: LeaderId }
  /** This faction’s forces have only one side. */
  | { readonly code: 'no-advisors'; readonly faction: FactionId }
  /** This territory has no forces of the faction, or they already show the other side. */
  | { readonly code: 'nothing-to-flip'; readonly territory: TerritoryId }
  /** The deck has fewer cards of this title than the open piles would have. */
  | { readonly code: 'too-many-cards'; readonly card: TreacheryTitle; readonly limit: number }
  | { readonly code: 'kept-by-app' };

/** The public view of the pieces. */
export interface PiecesPublicView {
  /** Titles of which this table's treachery deck has no card. */
  readonly notInDeck: readonly TreacheryTitle[];
  /** The powers of the factions at this table, which depend on edition, layer and options. */
  readonly powers: readonly PowerOfFaction[];
  /** Spice in front of shields. The owner of a shield may not spend that spice yet. */
  readonly spiceInFront: readonly SpiceInFront[];
}

/** Spice in front of one shield; 1 or more. */
export interface SpiceInFront {
  readonly faction: FactionId;
  readonly amount: number;
}

/** The slice of the pieces. */
export interface PiecesSlice {
  /** Cards face down on the table, in no hand and in no pile. */
  readonly laidCards: readonly LaidCard[];
  /**
   * Cards of the app's deck that lie face down among the discards. No player knows these cards. They go back to the
   * deck with the other discards.
   */
  readonly unseenDiscards: readonly TreacheryTitle[];
  readonly spiceInFront: readonly SpiceInFront[];
  /** Cards face up on leaders, in no hand and in no pile. */
  readonly leaderCards: readonly LeaderCard[];
}

/** The contract of the pieces. */
export interface PiecesContract {
  readonly slice: PiecesSlice;
  readonly publicView: PiecesPublicView;
  readonly refusal: PieceRefusal;
  readonly event: PieceEvent;
  readonly logFact: PieceLogFact;
  readonly fact: PieceFact;
  readonly secret: PieceSecret;
  readonly ownView: PiecesOwnView;
}

/**
 * The reason why forces show another side. For coexistence, `declared` means that its owner has chosen coexistence, and
 * `lapsed` means that coexistence has ended.
 */
export type SideShownBecause = 'own-wish' | 'alone' | 'placed' | 'as-before' | 'declared' | 'lapsed' | 'lost';
