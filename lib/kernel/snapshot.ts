/** Opens a long log from a stored position. The events before it are replayed on demand. */
import { must } from '../core/assert-never.ts';
import { lazyPrefix, append, type AppendOnlyList, itemAt, EMPTY_LIST } from '../core/append-only-list.ts';
import type { Audience } from '../model/audience.ts';
import type { GameState } from '../model/state.ts';
import type { LogEntry, Timeline, IndexedLogLine } from '../model/timeline.ts';
import { timelineOf, pilesInTurn, type PileSteps } from './card-records.ts';
import { appended, emptyTimeline } from './timeline.ts';

/** A position in the middle of a log, as JSON. It is computed from the log, so it can be deleted at any time. */
export interface Snapshot {
  /** The number of events before the base. */
  readonly length: number;
  readonly state: GameState;
  readonly seatedAt: number;
  /** The number of log lines of each audience at that position. */
  readonly lines: readonly (readonly [Audience, number])[];
  /** The changes of the open cards since the turn of the base began. */
  readonly piles: PileSteps;
}

/**
 * The number of last events that are always replayed. Views show the last lines, and the desk needs its points for
 * taking back.
 */
const REPLAYED = 400;

/** Returns the position from which this timeline opens fastest; `null` while the log is short. */
export function snapshotOf(timeline: Timeline): Snapshot | null {
  const event = timeline.states.length - 1 - REPLAYED;
  return event > timeline.seatedAt ? snapshotAt(timeline, event) : null;
}

/** Returns the snapshot after this event, which must be later than the last swap. */
export function snapshotAt(timeline: Timeline, event: number): Snapshot {
  const { states, lines, seatedAt } = timeline;
  return {
    length: event + 1,
    state: must(itemAt(states, event), 'a position'),
    seatedAt,
    lines: [...lines].map(([audience, own]) => [audience, toldUpTo(own, event)]),
    piles: pilesInTurn(timeline, event),
  };
}

/** Returns the number of lines of this event and earlier events. */
function toldUpTo(lines: AppendOnlyList<IndexedLogLine>, event: number): number {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (must(itemAt(lines, middle), 'a line').event <= event) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The events before a snapshot, which are replayed on demand. */
export interface Earlier {
  /** Replays up to `most` more events, and returns whether more events are left. */
  readonly replay: (most: number) => boolean;
}

/** A table that was opened from a snapshot. */
export interface Reopened {
  readonly timeline: Timeline;
  readonly earlier: Earlier;
}

/** Returns the timeline of this log. The snapshot must have been made from the same log. */
export function replayFrom(
  { length, state, seatedAt, lines, piles }: Snapshot,
  entries: readonly LogEntry[],
): Reopened {
  const known = entries.slice(0, length);
  let replayed = emptyTimeline;
  const replayMore = (most: number): boolean => {
    const done = replayed.entries.length;
    if (done < length) replayed = appended(replayed, known.slice(done, done + most));
    return replayed.entries.length < length;
  };
  const whole = (): Timeline => {
    replayMore(length);
    return replayed;
  };
  const position = (index: number) => must(itemAt(whole().states, index), 'an earlier position');
  const linesOf = ([audience, count]: Snapshot['lines'][number]) => {
    const at = (index: number): IndexedLogLine =>
      must(itemAt(whole().lines.get(audience) ?? EMPTY_LIST, index), 'a line');
    return [audience, lazyPrefix({ length: count, from: 0, at })] as const;
  };
  // A list that grows shares its pages with the list that it grew from, so the base has its own lists.
  const then = (): Timeline => ({
    entries: known.reduce<AppendOnlyList<LogEntry>>(append, EMPTY_LIST),
    states: append(lazyPrefix({ length: length - 1, from: 0, at: position }), state),
    seatedAt,
    lines: new Map(lines.map(linesOf)),
    base: null,
  });
  timelineOf(state, piles);
  const timeline = appended({ ...then(), base: then() }, entries.slice(length));
  return { timeline, earlier: { replay: replayMore } };
}
