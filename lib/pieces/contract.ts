import type { ForcesSide, Place, Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { Payee } from '../model/payments.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { CardPile, HandSlot, OpenPlace, PlayedCard, SlotId, TreacheryTitle } from '../model/treachery-cards.ts';

/** Where spice can lie or go: `inFrontOf` is before somebody's shield, for all to see, and not to be spent yet. */
export type Purse = Payee | Place | { readonly inFrontOf: FactionId };

/** What becomes of forces, leaders, spice and cards, in whatever phase. */
export type PieceEvent =
  | { readonly type: 'CardsDealt'; readonly faction: FactionId; readonly cards: readonly HandSlot[] }
  /** From one hand to another; `slots` are their names in the old hand, `cards` what they are called in the new one. */
  | {
      readonly type: 'CardsPassed';
      readonly from: FactionId;
      readonly to: FactionId;
      readonly slots: readonly SlotId[];
      readonly cards: readonly HandSlot[];
    }
  /** `slot` is its name in the hand it goes to; `deck` is the new order of the deck where that changes; else `null`. */
  | {
      readonly type: 'CardMoved';
      readonly card: TreacheryTitle;
      readonly from: OpenPlace;
      readonly to: OpenPlace | FactionId;
      readonly slot: SlotId | null;
      readonly deck: readonly TreacheryTitle[] | null;
    }
  | { readonly type: 'DiscardsReshuffled'; readonly deck: readonly TreacheryTitle[] }
  /** `deck` is the new order of the deck, the returned cards among it. */
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
  | ({ readonly type: 'ForcesLost'; readonly faction: FactionId } & Forces & Place)
  /** All forces of a faction in one territory turn to their other side. */
  | {
      readonly type: 'SideShown';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
      readonly because: 'own-wish' | 'alone' | 'placed' | 'as-before';
    }
  | { readonly type: 'LeaderKilled'; readonly leader: LeaderId }
  /** `resting`: it may not be played before the next battle phase. */
  | { readonly type: 'LeaderRevived'; readonly leader: LeaderId; readonly resting: boolean }
  /** From the tanks to the reserves. */
  | ({ readonly type: 'ForcesRevived'; readonly faction: FactionId } & Forces)
  | { readonly type: 'LeaderBound'; readonly leader: LeaderId; readonly territory: TerritoryId }
  | { readonly type: 'SpiceMoved'; readonly from: Purse; readonly to: Purse; readonly amount: number }
  /** A card leaves its owner's hand for the discards; one that Mentat had not been told is named by that. */
  | { readonly type: 'CardDiscarded'; readonly faction: FactionId; readonly card: PlayedCard }
  /** Out of the game for good, not among the discards. */
  | { readonly type: 'CardRemoved'; readonly faction: FactionId; readonly card: PlayedCard };

/** What is told of forces, leaders, spice and cards, in whatever phase. */
export type PieceLogFact =
  | { readonly code: 'cards-dealt'; readonly faction: FactionId; readonly count: number }
  | { readonly code: 'own-cards-dealt'; readonly cards: readonly TreacheryTitle[] }
  | { readonly code: 'cards-passed'; readonly from: FactionId; readonly to: FactionId; readonly count: number }
  /** For the two between whom they passed. */
  | {
      readonly code: 'own-cards-passed';
      readonly from: FactionId;
      readonly to: FactionId;
      readonly cards: readonly TreacheryTitle[];
      /** Cards of which Mentat was not told which they are. */
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
      readonly because: 'own-wish' | 'alone' | 'placed' | 'as-before';
    }
  | { readonly code: 'leader-killed'; readonly leader: LeaderId }
  | { readonly code: 'leader-revived'; readonly leader: LeaderId; readonly resting: boolean }
  | ({ readonly code: 'forces-revived'; readonly faction: FactionId } & Forces)
  | { readonly code: 'bounty-paid'; readonly faction: FactionId; readonly amount: number }
  /** Spice laid beside a dial, now in the bank. */
  | { readonly code: 'support-paid'; readonly faction: FactionId; readonly amount: number }
  | ({ readonly code: 'spice-lost'; readonly amount: number } & Place)
  | { readonly code: 'card-discarded'; readonly faction: FactionId; readonly card: TreacheryTitle }
  | { readonly code: 'card-removed'; readonly faction: FactionId; readonly card: TreacheryTitle };

/** What a moderator sets of the pieces. */
export type PieceFact =
  /** All forces of one faction in one part of a territory, 0 to all it has; taken from, or returned to, the reserves. */
  | ({ readonly kind: 'forces'; readonly faction: FactionId } & Forces & Place)
  /** Forces of one faction in the tanks, 0 to all it has; taken from, or returned to, the reserves. */
  | ({ readonly kind: 'tanks'; readonly faction: FactionId } & Forces)
  /** Which side all forces of a faction show in a territory, where they have two. */
  | {
      readonly kind: 'side';
      readonly faction: FactionId;
      readonly territory: TerritoryId;
      readonly side: ForcesSide;
    }
  | ({ readonly kind: 'spice-on-board'; readonly amount: number } & Place)
  /** Spice in front of a shield, 0 or more. Only where what is paid in a deal waits there. */
  | { readonly kind: 'spice-in-front'; readonly faction: FactionId; readonly amount: number }
  | LeaderFact
  /** Every treachery card of a face-up pile, in any order. Cardboard decks only. */
  | { readonly kind: 'pile'; readonly pile: CardPile; readonly cards: readonly TreacheryTitle[] };

/** What a moderator sets of a leader. */
export type LeaderFact =
  | {
      readonly kind: 'leader';
      readonly leader: LeaderId;
      readonly where: 'ready' | 'tanks';
      /** How often it has died since its faction last had all leaders back; a leader in the tanks at least once. */
      readonly deaths: 0 | 1 | 2;
    }
  /**
   * How often a leader has died, and nothing of where it is; so it can be said of one who may be captive, too. At least
   * once for a leader that lies face up in the tanks.
   */
  | { readonly kind: 'leader-deaths'; readonly leader: LeaderId; readonly deaths: 0 | 1 | 2 }
  /** Whether a leader brought back by a Ghola must still rest, where such leaders do (1979). */
  | { readonly kind: 'leader-resting'; readonly leader: LeaderId; readonly rests: boolean }
  /** Where a living leader has already fought this phase; `null` when nowhere. */
  | { readonly kind: 'leader-fought'; readonly leader: LeaderId; readonly territory: TerritoryId | null };

/** What owners say of their own pieces. */
export type PieceSecret =
  /** Spice behind the shield, 0 or more; `uncounted` when the table does not track it. */
  | { readonly kind: 'spice'; readonly spice: number | 'uncounted' }
  /** The whole hand, in order; slots are renamed, so that nobody can follow a card. Cardboard decks only. */
  | { readonly kind: 'hand'; readonly cards: readonly (TreacheryTitle | 'unknown')[] }
  /** The traitors in one's pay; `unknown` when not told. Cardboard traitors only. */
  | { readonly kind: 'traitors'; readonly leaders: readonly LeaderId[] | 'unknown' };

/** What one faction alone sees of its own pieces. */
export interface PiecesOwnView {
  readonly spice: number | 'uncounted';
  readonly hand: readonly HandSlot[];
  readonly handLimit: number;
  readonly traitors: readonly LeaderId[] | 'unknown';
  /** Leaders that Mentat dealt to it and that it did not keep. */
  readonly traitorsReturned: readonly LeaderId[];
  readonly traitorLimit: number;
  /** Its own forces in reserve, also where they are kept from others. */
  readonly reserves: Forces;
}

/** Why pieces cannot be so. */
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
  /** Leaders brought back fight at once at this table. */
  | { readonly code: 'no-leader-rests' }
  /** Spice that is paid in a deal goes behind the shield at once at this table. */
  | { readonly code: 'no-spice-waits' }
  | { readonly code: 'hand-too-large'; readonly limit: number }
  | { readonly code: 'too-many-traitors'; readonly limit: number }
  | { readonly code: 'own-leader-no-traitor'; readonly leader: LeaderId }
  | { readonly code: 'duplicate-traitor'; readonly leader: LeaderId }
  /** This faction’s forces have one side only. */
  | { readonly code: 'no-advisors'; readonly faction: FactionId }
  /** No forces stand there, or they show that side already. */
  | { readonly code: 'nothing-to-flip'; readonly territory: TerritoryId }
  /** The deck has fewer cards of this title than would lie open. */
  | { readonly code: 'too-many-cards'; readonly card: TreacheryTitle; readonly limit: number }
  | { readonly code: 'kept-by-app' };

/** What everybody sees of it. */
export interface PiecesPublicView {
  /** Spice that lies in front of shields, where any does: its owner may not spend it yet. */
  readonly spiceInFront: readonly SpiceInFront[];
}

/** Spice in front of one shield; 1 or more. */
export interface SpiceInFront {
  readonly faction: FactionId;
  readonly amount: number;
}

/** What the state has of it beside what is common to all. */
export interface PiecesSlice {
  readonly spiceInFront: readonly SpiceInFront[];
}

/** The pieces, as the table knows them. */
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
