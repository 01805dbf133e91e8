import type { GameEvent } from '../model/events.ts';
import type { GameState } from '../model/state.ts';

/** One stored line of a table's log: what happened, and the server's time in milliseconds. */
export interface LogEntry {
  readonly at: number;
  readonly event: GameEvent;
}

/**
 * A table's log with the position after each of its events, so that a take-back can return to any of them.
 * `states[n]` is the position after `entries[n]`. Immutable; states share structure.
 */
export interface Timeline {
  readonly entries: readonly LogEntry[];
  readonly states: readonly GameState[];
}

export const emptyTimeline: Timeline = { entries: [], states: [] };

/** The present position; `null` before the table is opened. */
export const present = (timeline: Timeline): GameState | null => timeline.states.at(-1) ?? null;

/** The timeline with these events recorded after its last. */
export function appended(_timeline: Timeline, _entries: readonly LogEntry[]): Timeline {
  throw new Error('being written');
}

/** Rebuilds the timeline of a stored log. */
export const replay = (entries: readonly LogEntry[]): Timeline => appended(emptyTimeline, entries);
