import type { BoardPhase } from './board-phases.ts';
import type { ForceStack, Sector, SpiceOnBoard } from './board.ts';
import type { MergeOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { TakeBackPoll } from './machine/take-back.ts';
import type { Instruction } from './instructions.ts';
import type { LogLine } from './log.ts';
import type { PhaseId, TurnPhase } from './phases.ts';
import type { Prompt, PromptKind } from './prompts.ts';
import type { TableChoices } from './choices.ts';
import type { CardPile, TreacheryTitle } from './treachery-cards.ts';
import type { TerritoryId } from './territories.ts';
import type { TruthQuestion } from './truth.ts';
import type { AlsoCounted, SideStanding, StrongholdCount, Victory } from './victory.ts';
import type { DeskView } from './views/desk.ts';
import type { FactionView, LeaderView } from './views/factions.ts';
import type { OwnView } from './views/own.ts';
import type { WindowPayload, WindowId } from './windows.ts';

/** The current window; times are server time (ms). */
export interface WindowView {
  readonly id: WindowId;
  readonly ask: WindowPayload;
  readonly opened: number;
  readonly deadline: number;
  /** The earliest time at which the window can close; `null` if it closes only at its deadline. */
  readonly floor: number | null;
}

/** The public view: the common part, and the part of each feature. */
export type TableView = CommonView & MergeOf<'publicView'>;

/** The common part of the public view. */
export interface CommonView extends OpenCardsView {
  readonly choices: TableChoices;
  /** Whether players may still swap factions: no card was played or dealt, and no position was entered. */
  readonly maySwap: boolean;
  /** The phase in which the table is. */
  readonly phase: PhaseId;
  /** The phases of a turn in this edition, in order. */
  readonly phaseOrder: readonly PhaseId[];
  /** The phase that Mentat plays now; `null` while the table plays on the board. */
  readonly running: PhaseId | null;
  /** The actions of the table on the board now; `null` while Mentat plays, and while no phase runs. */
  readonly boardPhase: BoardPhase | null;
  /** The next phase for the moderator; `null` while Mentat plays. */
  readonly next: TurnPhase | null;
  /** How the game was won; `null` before a win. */
  readonly victory: Victory | null;
  /** The strongholds as counted in each turn, once the game is won. */
  readonly counts: readonly StrongholdCount[];
  readonly turn: number;
  readonly turnLimit: number;
  /** Each side with its strongholds, in the order of play. */
  readonly sides: readonly SideStanding[];
  /** Territories that this table turns to strongholds. */
  readonly sietches: readonly TerritoryId[];
  /** Territories besides strongholds that count towards victory, now or after more worms. */
  readonly alsoCounted: readonly AlsoCounted[];
  /** The maximum number of factions in an alliance. */
  readonly allianceLimit: number | 'any';
  readonly handLimits: readonly { readonly faction: FactionId; readonly limit: number }[];
  readonly storm: Sector;
  readonly shieldWallStands: boolean;
  readonly firstPlayer: FactionId;
  /** Factions in play, first player first, counter-clockwise. */
  readonly order: readonly FactionId[];
  readonly factions: readonly FactionView[];
  readonly forces: readonly ForceStack[];
  readonly spiceOnBoard: readonly SpiceOnBoard[];
  readonly leaders: readonly LeaderView[];
  /**
   * The factions with a special Karama power that can be used only once, and whether each has used it; empty if there
   * are none.
   */
  readonly specialKarama: readonly { readonly faction: FactionId; readonly used: boolean }[];
  /** Whether a revived leader may have to rest before it fights. */
  readonly leadersRest: boolean;
  /** The faction that predicts the winner. The prediction is secret. */
  readonly predictor: FactionId | null;
  /** The Truthtrance questions of this turn, in order. */
  readonly truths: readonly TruthQuestion[];
  readonly window: WindowView | null;
  /** Whether the moderator has paused the table, so that nothing advances and no time runs. */
  readonly paused: boolean;
  /** The running poll about an act that a player wants to take back; `null` for none. */
  readonly takeBackPoll: TakeBackPoll | null;
  /** The pending decisions that are public. No decision is listed while a window is open. */
  readonly awaited: readonly PendingDecision[];
  readonly instructions: readonly Instruction[];
  /** The last log lines, oldest first. */
  readonly log: readonly LogLine[];
}

/** The open treachery cards that the reader may see: not all readers may keep records of them. */
export interface OpenCardsView {
  readonly discards: readonly TreacheryTitle[];
  /** The cards that are out of the game. */
  readonly removedCards: readonly TreacheryTitle[];
  /** For each pile, the number of further cards from earlier turns, which this reader may not see. */
  readonly openCardsUnread: Readonly<Record<CardPile, number>>;
}

/** A seat for which the table waits, and the decision that the seat must make. */
export interface PendingDecision {
  readonly faction: FactionId;
  readonly to: PromptKind;
}

/** The whole view of one audience. It is built separately for each audience. */
export type View =
  | { readonly audience: 'table'; readonly table: TableView }
  | { readonly audience: 'moderator'; readonly table: TableView; readonly desk: DeskView }
  | {
      readonly audience: FactionId;
      readonly table: TableView;
      readonly mine: OwnView;
      readonly prompts: readonly Prompt[];
      /** Cards that may be played at any time. Every seat has this prompt, and the table does not wait for it. */
      readonly freePlay: Prompt;
    };

/** The view of a seat. */
export type SeatView = Extract<View, { readonly mine: OwnView }>;

/** The view of the moderator's desk. */
export type ModeratorView = Extract<View, { readonly desk: DeskView }>;
