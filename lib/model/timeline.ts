import type { AppendOnlyList } from '../core/append-only-list.ts';
import type { Audience } from './audience.ts';
import type { GameEvent } from './events.ts';
import type { LogLine } from './log.ts';
import type { GameState } from './state.ts';

/**
 * One stored event of a table's log, with the server's time (ms). All events of one command have the same time, and
 * each command has a later time than the command before.
 */
export interface LogEntry {
  readonly at: number;
  readonly event: GameEvent;
}

/**
 * A table's log with the position after each event, so that a take-back can return to any position. State `n` is the
 * position after entry `n`. Immutable; timelines and states share structure. The positions and lines up to `base` are
 * not in memory, except the last ones. These positions and lines are built again when they are read.
 */
export interface Timeline {
  readonly entries: AppendOnlyList<LogEntry>;
  readonly states: AppendOnlyList<GameState>;
  /** The index of the event since which the seating has not changed: the opening, or the last swap. */
  readonly seatedAt: number;
  /** The log of each audience. The moderator reads the log of the table. */
  readonly lines: ReadonlyMap<Audience, AppendOnlyList<IndexedLogLine>>;
  /** This table at an earlier event. Later positions are built from it. `null` means before the opening. */
  readonly base: Timeline | null;
}

/**
 * A log line, and the index of its event, which no audience sees. `turn` is the turn of the position after that event.
 */
export interface IndexedLogLine {
  readonly line: LogLine;
  readonly event: number;
  readonly turn: number;
}
