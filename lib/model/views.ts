import type { BoardPhase } from './board-phases.ts';
import type { ForceStack, Sector, SpiceOnBoard } from './board.ts';
import type { MergeOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { Instruction } from './instructions.ts';
import type { LogLine } from './log.ts';
import type { PhaseId, TurnPhase } from './phases.ts';
import type { Prompt, PromptKind } from './prompts.ts';
import type { TableChoices } from './choices.ts';
import type { CardPile, TreacheryTitle } from './treachery-cards.ts';
import type { TruthQuestion } from './truth.ts';
import type { AlsoCounted, StrongholdCount, Victory } from './victory.ts';
import type { DeskView } from './views/desk.ts';
import type { FactionView, LeaderView } from './views/factions.ts';
import type { OwnView } from './views/own.ts';
import type { WindowPayload, WindowId } from './windows.ts';

/** The running window; times are the server's, in ms. */
export interface WindowView {
  readonly id: WindowId;
  readonly ask: WindowPayload;
  readonly opened: number;
  readonly deadline: number;
  /** The earliest moment at which it can close; `null` where it closes at its deadline alone. */
  readonly floor: number | null;
}

/** What everyone may know: what all tables show, and what each feature shows of itself. */
export type TableView = CommonView & MergeOf<'publicView'>;

/** What everyone may know of the table, whatever is played. */
export interface CommonView extends OpenCardsView {
  readonly choices: TableChoices;
  /** Whether two people may still swap their factions: nothing of a game is played, dealt or entered. */
  readonly maySwap: boolean;
  /** Where the table is in its turn. */
  readonly phase: PhaseId;
  /** The phases of a turn in this edition, in order. */
  readonly phaseOrder: readonly PhaseId[];
  /** What Mentat plays now; `null` while the table plays on the board. */
  readonly running: PhaseId | null;
  /** What the table plays on the board now; `null` while Mentat plays, and where no phase is played. */
  readonly boardPhase: BoardPhase | null;
  /** What the moderator steps to next; `null` while something runs. */
  readonly next: TurnPhase | null;
  /** How the game was won; `null` while it is played. */
  readonly victory: Victory | null;
  /** The strongholds as they were counted turn by turn, once the game is won. */
  readonly counts: readonly StrongholdCount[];
  readonly turn: number;
  readonly turnLimit: number;
  readonly strongholdsToWin: { readonly solo: number; readonly alliance: number };
  /** Territories that count beside strongholds, or will. */
  readonly alsoCounted: readonly AlsoCounted[];
  /** How many factions may stand together. */
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
  /** Who has a special Karama power that is used up by being used, and whether it is; empty where nobody has. */
  readonly specialKarama: readonly { readonly faction: FactionId; readonly used: boolean }[];
  /** Whether a leader brought back may have to rest before it fights. */
  readonly leadersRest: boolean;
  /** Who foretells the winner; what is foretold is secret. */
  readonly predictor: FactionId | null;
  /** Questions put under a Truthtrance in this turn, in order. */
  readonly truths: readonly TruthQuestion[];
  readonly window: WindowView | null;
  /** The moderator holds the table: nothing goes on and no time runs. */
  readonly paused: boolean;
  /** Whose decisions are owed, as far as the table may know; nobody is named while a window asks all. */
  readonly awaited: readonly PendingDecision[];
  readonly instructions: readonly Instruction[];
  /** The last lines, oldest first. */
  readonly log: readonly LogLine[];
}

/** Treachery cards that lie open, as far as their reader may keep records of them. */
export interface OpenCardsView {
  readonly discards: readonly TreacheryTitle[];
  /** Out of the game for good. */
  readonly removedCards: readonly TreacheryTitle[];
  /** How many more lie there since earlier turns, which this reader is not told. */
  readonly openCardsUnread: Readonly<Record<CardPile, number>>;
}

/** Somebody whom the table waits for, and what for. */
export interface PendingDecision {
  readonly faction: FactionId;
  readonly to: PromptKind;
}

/** Everything one audience receives. Built from nothing, for that audience alone. */
export type View =
  | { readonly audience: 'table'; readonly table: TableView }
  | { readonly audience: 'moderator'; readonly table: TableView; readonly desk: DeskView }
  | {
      readonly audience: FactionId;
      readonly table: TableView;
      readonly mine: OwnView;
      readonly prompts: readonly Prompt[];
      /** Cards that may be played at any time; nobody waits for it, and every seat has one. */
      readonly freePlay: Prompt;
    };

/** The view of a seat. */
export type SeatView = Extract<View, { readonly mine: OwnView }>;

/** The view of the moderator's desk. */
export type ModeratorView = Extract<View, { readonly desk: DeskView }>;
