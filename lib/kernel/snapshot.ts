/** Opening a long log from a position that was kept along the way: what lies before it is replayed when it is asked for. */
import { must } from '../core/assert-never.ts';
import { lazyPrefix, append, type AppendOnlyList, itemAt, EMPTY_LIST } from '../core/append-only-list.ts';
import type { Audience } from '../model/audience.ts';
import type { GameState } from '../model/state.ts';
import type { LogEntry, Timeline, IndexedLogLine } from '../model/timeline.ts';
import { timelineOf, pilesInTurn, type PileSteps } from './card-records.ts';
import { appended, emptyTimeline } from './timeline.ts';

/** A position in the middle of a log, as it goes through JSON. All of it follows from the log, so it can be thrown away. */
export interface Snapshot {
  /** How many events led to it. */
  readonly length: number;
  readonly state: GameState;
  readonly seatedAt: number;
  /** How many lines each audience had been told by then. */
  readonly lines: readonly (readonly [Audience, number])[];
  /** What became of the cards that lie open since its turn began. */
  readonly piles: PileSteps;
}

/**
 * Events before the newest that are always replayed: views show the last lines, and the desk the points one may return
 * to.
 */
const REPLAYED = 400;

/** The position from which this timeline is opened fastest; `null` while the log is short. */
export function snapshotOf(timeline: Timeline): Snapshot | null {
  const event = timeline.states.length - 1 - REPLAYED;
  return event > timeline.seatedAt ? snapshotAt(timeline, event) : null;
}

/** The position after this event, which must be later than the last swap. */
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

/** How many lines tell of this event or earlier ones. */
function toldUpTo(lines: AppendOnlyList<IndexedLogLine>, event: number): number {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (must(itemAt(lines, middle), 'a line').event <= event) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The events before a snapshot, which are replayed when they are asked for. */
export interface Earlier {
  /** Replays up to `most` more of them (a number of events), and returns whether some are left. */
  readonly replay: (most: number) => boolean;
}

/** A table that was opened from a snapshot. */
export interface Reopened {
  readonly timeline: Timeline;
  readonly earlier: Earlier;
}

/** Returns the timeline of this log, which must be the one that the snapshot was made of. */
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
    return [audience, lazyPrefix({ length: count, at })] as const;
  };
  const then: Timeline = {
    entries: known.reduce<AppendOnlyList<LogEntry>>(append, EMPTY_LIST),
    states: append(lazyPrefix({ length: length - 1, at: position }), state),
    seatedAt,
    lines: new Map(lines.map(linesOf)),
  };
  timelineOf(state, piles);
  return { timeline: appended(then, entries.slice(length)), earlier: { replay: replayMore } };
}
