import type { AppendOnlyList } from '../core/append-only-list.ts';
import type { Audience } from './audience.ts';
import type { GameEvent } from './events.ts';
import type { LogLine } from './log.ts';
import type { GameState } from './state.ts';

/**
 * One stored line of a table's log: what happened, and the server's time in milliseconds. All events of one command
 * have its time, and each command's is later than the last one's.
 */
export interface LogEntry {
  readonly at: number;
  readonly event: GameEvent;
}

/**
 * A table's log with the position after each of its events, so that a take-back can return to any of them.
 * State `n` is the position after entry `n`. Immutable; timelines and states share structure.
 */
export interface Timeline {
  readonly entries: AppendOnlyList<LogEntry>;
  readonly states: AppendOnlyList<GameState>;
  /** The event since which everybody plays the faction that they play: the opening, or the last swap. */
  readonly seatedAt: number;
  /** The log as each audience may read it; the moderator reads the table's. */
  readonly lines: ReadonlyMap<Audience, AppendOnlyList<IndexedLogLine>>;
}

/** A line, and the index of the event that it tells of, which no audience is told. */
export interface IndexedLogLine {
  readonly line: LogLine;
  readonly event: number;
}
