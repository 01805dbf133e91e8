import type { TableChoices } from './choices.ts';
import type { Activity } from './activities.ts';
import type { ForceStack, Sector, SpiceOnBoard, Forces } from './board.ts';
import type { GameEvent } from './events.ts';
import type { MergeOf } from './contracts.ts';
import type { DeclaredSecret } from './facts.ts';
import type { FactionId, Seating } from './factions.ts';
import type { ArchivedInstruction } from './instructions.ts';
import type { KnowledgeGrant } from './knowledge.ts';
import type { LeaderId } from './leaders.ts';
import type { TakenBack } from './machine.ts';
import type { PhaseId } from './phases.ts';
import type { StandingOrders } from './standing-orders.ts';
import type { TerritoryId } from './territories.ts';
import type { HandSlot, TreacheryTitle } from './treachery-cards.ts';
import type { UseId } from './use-id.ts';
import type { Use } from './uses.ts';

/** The record of a faction in play, with all its pieces and secrets. Only factions in play have a record. */
export interface FactionState {
  readonly faction: FactionId;
  /**
   * The faction's forces in reserve and in the tanks. Together with the forces on the board, these are all its forces.
   */
  readonly reserves: Forces;
  readonly tanks: Forces;
  /** Territories where all of this faction’s forces are advisors. Elsewhere they are fighters. */
  readonly advisorsIn: readonly TerritoryId[];
  /** The spice behind the shield. Secret. */
  readonly spice: number | 'uncounted';
  /**
   * The faction's debt to the bank. It exists if an undo took back a payment that the faction had already spent. 0 or
   * more. Secret.
   */
  readonly debt: number;
  /** The cards in the hand. Secret. */
  readonly hand: readonly HandSlot[];
  /**
   * Cards of the hand that everybody has seen, and has not seen leaving. A declaration of the owner does not change
   * them.
   */
  readonly openCards: readonly TreacheryTitle[];
  /** The number of the next hand slot. */
  readonly nextSlot: number;
  /** The traitors of this faction. Secret. */
  readonly traitors: readonly LeaderId[] | 'unknown';
  /** Traitors that the app has dealt, before the choice. Secret. */
  readonly traitorsDealt: readonly LeaderId[];
  /**
   * Leaders that were dealt to this faction and went back after its choice. Secret, but the faction knows them for the
   * whole game.
   */
  readonly traitorsReturned: readonly LeaderId[];
  /**
   * The turn of the faction's last shipment, made or cancelled; `null` before the first. A faction ships once a turn.
   */
  readonly shippedIn: number | null;
  /** The same for reserves that come in the round of moves, besides the shipment. */
  readonly broughtIn: number | null;
}

/** The place of a leader disc. `foughtIn` binds the leader to one territory until the battle phase ends. */
export interface LeaderState {
  readonly leader: LeaderId;
  readonly where: 'ready' | 'tanks';
  readonly foughtIn: TerritoryId | null;
  /**
   * The territories where the leader was used and died this turn. After a Ghola the leader may fight anywhere, but
   * these uses remain.
   */
  readonly diedIn: readonly TerritoryId[];
  /**
   * The number of the leader's deaths since its faction last had all leaders back. A leader who died twice can be
   * revived only when all other leaders have died twice.
   */
  readonly deaths: 0 | 1 | 2;
  /**
   * Whether the leader lies face down in the tanks. Its owner and its captor know which leader it is. `deaths` counts
   * that death only when the face is shown, because the count is public.
   */
  readonly faceDown: boolean;
  /** Whether the leader must rest: after a revival by a Ghola, it may not fight before the next battle phase (1979). */
  readonly resting: boolean;
  /**
   * The faction that holds the leader captive, or has put the leader face down into the tanks; otherwise `null`. Secret
   * except to captor and owner.
   */
  readonly captor: FactionId | null;
}

/**
 * A faction that is out of the game, with its place and what was its own. All its forces are in the tanks, and it has no
 * cards and no spice.
 */
export interface Fallen {
  readonly seat: Seating;
  readonly own: FactionState;
}

/** The whole position of a table: the common part, and each feature's slice. Only what `view` shows is visible. */
export type GameState = CommonState & MergeOf<'slice'>;

/** The common part of the position. */
export interface CommonState {
  readonly choices: TableChoices;
  /** Factions in play with their player circles, sorted by circle. */
  readonly seating: readonly Seating[];
  readonly turn: number;
  /** The current phase. Mentat plays it, or the table plays it on the board. */
  readonly phase: PhaseId;
  /** Groups of two or more factions that win together; no faction is in two of them. */
  readonly alliances: readonly (readonly FactionId[])[];
  readonly firstPlayer: FactionId;
  readonly storm: Sector;
  /**
   * Whether the Shield Wall stands. While the wall stands, the Imperial Basin, Arrakeen and Carthag are safe from the
   * storm.
   */
  readonly shieldWallStands: boolean;
  readonly forces: readonly ForceStack[];
  readonly spiceOnBoard: readonly SpiceOnBoard[];
  readonly factions: readonly FactionState[];
  /** The factions that are out of the game. They are not in play. */
  readonly fallen: readonly Fallen[];
  readonly leaders: readonly LeaderState[];
  /** The order of the app's treachery deck, top first. Secret to all. Empty for a physical deck. */
  readonly treacheryDeck: readonly TreacheryTitle[];
  readonly discards: readonly TreacheryTitle[];
  /** The cards that are out of the game. */
  readonly removedCards: readonly TreacheryTitle[];
  /** The traitor cards in the app's deck that were not dealt. Secret to all seats. */
  readonly traitorDeck: readonly LeaderId[];
  /** The activities: a phase at the bottom, interruptions above. The top activity owns the prompts. */
  readonly stack: readonly Activity[];
  /** The standing orders. Secret, even their existence. */
  readonly standingOrders: StandingOrders;
  readonly instructions: readonly ArchivedInstruction[];
  readonly knowledge: readonly KnowledgeGrant[];
  /** Uses that can still be undone. Secret, because the uses contain whole positions. */
  readonly undo: UndoState;
  /** The last poll about a player's own act; `null` before the first. It is over when the log has a newer public line. */
  readonly takeBackPoll: {
    readonly by: FactionId;
    /** The index of the last event before the act. */
    readonly to: number;
    readonly agreed: readonly FactionId[];
  } | null;
  readonly nextUse: number;
  readonly nextWindow: number;
  readonly nextInstruction: number;
  /** The epoch, a part of every prompt's id. Take-backs and corrections of open decisions raise it. */
  readonly epoch: number;
}

/** The state without what an undo never changes: learnt facts, the checklist, and the record of uses. */
export type Position = Omit<GameState, 'undo' | 'knowledge' | 'instructions'>;

/** A use that can still be undone, or whose events a later undo records again. */
export interface OpenUse extends Use {
  /** The position before the use; `null` if the use cannot be undone separately. Secret, like every whole position. */
  readonly before: Position | null;
  /** The index in `recorded` of the first event after the beginning of the use. */
  readonly since: number;
  /** Whether the owner of the use can no longer undo it. A Karama may still cancel it. */
  readonly isSealed: boolean;
}

/** The events that a use may contain. A take-back belongs to no use. */
export type UndoableEvent = Exclude<GameEvent, TakenBack>;

/** An event of a use. `found` is a secret before its owner declared it; `null` for other events. Secret. */
export interface UseEvent {
  readonly use: UseId;
  readonly event: UndoableEvent;
  readonly found: DeclaredSecret | null;
}

/** A step that its owner has undone, with the events of the step. */
export interface UndoneStep {
  readonly turn: Activity['id'];
  readonly events: readonly GameEvent[];
}

/** The uses of the phase that can still be undone, and the events of these uses. */
export interface UndoState {
  /** The use to which the next `left` events belong; `null` if these events belong to no use. */
  readonly current: { readonly use: UseId; readonly left: number } | null;
  /** The uses in the order of their beginning. */
  readonly open: readonly OpenUse[];
  /** The events of these uses, without automatic events, because automatic events happen again. */
  readonly recorded: readonly UseEvent[];
  /** The activities that a use has begun, by id. Events while one of them is on top belong to that use. */
  readonly owners: readonly { readonly activity: Activity['id']; readonly use: UseId }[];
  /** The turns of the phase that have a step, and the turns that had ended and were opened again. */
  readonly begun: readonly Activity['id'][];
  readonly reopened: readonly Activity['id'][];
  /** The step that a player undid last; `null` after another step. */
  readonly slip: UndoneStep | null;
  /** Whether an undo replays events. During a replay a faction may have a debt. */
  readonly isReplay: boolean;
}
