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

/** One faction in play and everything that is its own. Records exist for the factions in play only. */
export interface FactionState {
  readonly faction: FactionId;
  /** Forces off planet and forces in the tanks; with those on the board they are always all it has. */
  readonly reserves: Forces;
  readonly tanks: Forces;
  /** Territories where all of this faction’s forces are advisors; elsewhere they are fighters. */
  readonly advisorsIn: readonly TerritoryId[];
  /** Spice behind the shield. Secret. */
  readonly spice: number | 'uncounted';
  /**
   * What an empty purse owes the bank, which has paid for it: what it had been paid was undone, and it had spent that
   * since. 0 or more. Secret.
   */
  readonly debt: number;
  /** Secret. */
  readonly hand: readonly HandSlot[];
  /**
   * Cards of the hand that everybody has seen lie open, and has not seen leave it: as many of each as lay there at once.
   * What its owner tells of it does not bear on them.
   */
  readonly openCards: readonly TreacheryTitle[];
  /** The number of the next hand slot to be named. */
  readonly nextSlot: number;
  /** Leaders in this faction's pay. Secret. */
  readonly traitors: readonly LeaderId[] | 'unknown';
  /** App traitors dealt and not chosen from yet. Secret. */
  readonly traitorsDealt: readonly LeaderId[];
  /** Leaders that were dealt to this faction and went back when it chose. Secret, and known to it for the whole game. */
  readonly traitorsReturned: readonly LeaderId[];
  /** The turn of its last shipment, made or stopped; `null` before the first. One shipment a turn. */
  readonly shippedIn: number | null;
}

/** Where a leader disc is. `foughtIn` binds it to one territory until the battle phase ends. */
export interface LeaderState {
  readonly leader: LeaderId;
  readonly where: 'ready' | 'tanks';
  readonly foughtIn: TerritoryId | null;
  /** Where it was used this turn and died: a Ghola lets it fight anywhere again, but it was used there. */
  readonly diedIn: readonly TerritoryId[];
  /** How often it has died since its faction last had all leaders back: a leader dead twice waits for the others. */
  readonly deaths: 0 | 1 | 2;
  /**
   * In the tanks with its face hidden: its owner and who put it there know it. That death is counted in `deaths` when
   * the face is shown, since the count is public.
   */
  readonly faceDown: boolean;
  /** Back from the tanks by a Ghola, but not to be played before the next battle phase (1979). */
  readonly resting: boolean;
  /** Who holds it captive, or has put it face down into the tanks; else `null`. Secret but to captor and owner. */
  readonly captor: FactionId | null;
}

/**
 * The whole position of a table: what is common to all, and each feature's own slice. Nothing of it is visible but what
 * `view` shows.
 */
export type GameState = CommonState & MergeOf<'slice'>;

/** What is common to all that plays. */
export interface CommonState {
  readonly choices: TableChoices;
  /** Factions in play with their player circles, by circle. */
  readonly seating: readonly Seating[];
  readonly turn: number;
  /** Where the table is in the turn, whether Mentat plays that phase or the table does on cardboard. */
  readonly phase: PhaseId;
  /** Groups of two or more who win together; nobody is in two of them. */
  readonly alliances: readonly (readonly FactionId[])[];
  readonly firstPlayer: FactionId;
  readonly storm: Sector;
  /** While the Shield Wall stands, the Imperial Basin, Arrakeen and Carthag are safe from the storm. */
  readonly shieldWallStands: boolean;
  readonly forces: readonly ForceStack[];
  readonly spiceOnBoard: readonly SpiceOnBoard[];
  readonly factions: readonly FactionState[];
  readonly leaders: readonly LeaderState[];
  /** App deck only: the order of what is left, top first. Secret to all. Empty on cardboard. */
  readonly treacheryDeck: readonly TreacheryTitle[];
  readonly discards: readonly TreacheryTitle[];
  /** Out of the game for good. */
  readonly removedCards: readonly TreacheryTitle[];
  /** App traitors only: cards not dealt. Secret to all. */
  readonly traitorDeck: readonly LeaderId[];
  /** What is going on: a phase at the bottom, what interrupts it above; the last one owns the prompts. */
  readonly stack: readonly Activity[];
  /** What owners have said for longer than one question. Secret, and so is whether there is any. */
  readonly standingOrders: StandingOrders;
  readonly instructions: readonly ArchivedInstruction[];
  readonly knowledge: readonly KnowledgeGrant[];
  /** Uses that can still be undone. Secret: whole positions are among it. */
  readonly undo: UndoState;
  readonly nextUse: number;
  readonly nextWindow: number;
  readonly nextInstruction: number;
  /** Part of every prompt's id; raised by take-backs and by corrections that touch open decisions. */
  readonly epoch: number;
}

/** The state without what an undo never takes back: what was learnt, the checklist, and the record of uses. */
export type Position = Omit<GameState, 'undo' | 'knowledge' | 'instructions'>;

/** A use that can still be undone, or whose events a later undo records again. */
export interface OpenUse extends Use {
  /** The position before it; `null` where it cannot be undone alone. Secret, as a whole position is. */
  readonly before: Position | null;
  /** Where `recorded` continues after it began. */
  readonly since: number;
  /** Its owner cannot take it back any more. A Karama may still cancel it. */
  readonly isSealed: boolean;
}

/** What a use may do. A take-back belongs to no use. */
export type UndoableEvent = Exclude<GameEvent, TakenBack>;

/** An event of a use. `found`: the secret as it was before its owner told it; `null` for other events. Secret. */
export interface UseEvent {
  readonly use: UseId;
  readonly event: UndoableEvent;
  readonly found: DeclaredSecret | null;
}

/** A step that its owner took back, and its own events. */
export interface UndoneStep {
  readonly turn: Activity['id'];
  readonly events: readonly GameEvent[];
}

/** The uses of the phase that can still be undone, and what they did. */
export interface UndoState {
  /** The next `left` events belong to this use; `null` where they belong to none. */
  readonly current: { readonly use: UseId; readonly left: number } | null;
  /** In the order in which they began. */
  readonly open: readonly OpenUse[];
  /** Their events. What followed by itself is not among them: it follows again. */
  readonly recorded: readonly UseEvent[];
  /** Activities that a use has begun, by their ids: what happens while one of them is on top belongs to that use. */
  readonly owners: readonly { readonly activity: Activity['id']; readonly use: UseId }[];
  /** Turns of the phase in which somebody has made a step, and those that had ended and were opened again. */
  readonly begun: readonly Activity['id'][];
  readonly reopened: readonly Activity['id'][];
  /** The step that its owner took back last; `null` once another step is made. */
  readonly slip: UndoneStep | null;
  /** Events are recorded again: a purse may owe what it lacks. */
  readonly isReplay: boolean;
}
