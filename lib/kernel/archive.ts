/**
 * The parts of a long game that need not stay in memory. Earlier positions and log lines follow from the events. They
 * are built again, some hundred events at a time, when a take-back or an earlier page of the log reads them.
 */
import { must } from '../core/assert-never.ts';
import {
  type AppendOnlyList,
  copyOf,
  EMPTY_LIST,
  itemAt,
  lastItems,
  lastOf,
  lazyPrefix,
  type LazyPrefix,
  withLast,
} from '../core/append-only-list.ts';
import type { Audience } from '../model/audience.ts';
import type { GameState } from '../model/state.ts';
import type { IndexedLogLine, LogEntry, Timeline } from '../model/timeline.ts';
import { newReadersAfter } from './registry.ts';

/** Returns the timeline with these events appended. Everything after its base is in memory. */
type Grow = (timeline: Timeline, added: readonly LogEntry[]) => Timeline;

export const emptyTimeline: Timeline = {
  entries: EMPTY_LIST,
  states: EMPTY_LIST,
  seatedAt: 0,
  lines: new Map(),
  base: null,
};

/** The minimum number of events that are built again together. */
const CHAPTER = 512;
/**
 * The number of last positions that stay in memory, and the number of further positions after which earlier positions
 * are dropped.
 */
const STATES = 32;
const MORE_STATES = 16;
/**
 * The maximum number of positions in memory. While a use can be undone, all positions since its beginning stay in
 * memory, up to this number.
 */
const MOST_STATES = 512;
/** The number of last lines that stay in memory. Views show the last lines, and the desk takes its points from them. */
const LINES = 16;
const PUBLIC_LINES = 96;

/** Whether an entry of the log is a take-back. */
export const isTakeBack = ({ event }: LogEntry): boolean => event.type === 'TakenBack';

/**
 * Drops earlier positions from memory, if there are enough positions and no use of the last positions is open.
 */
export function shortened(timeline: Timeline, grow: Grow): Timeline {
  const { entries, states, base } = timeline;
  const inMemory = states.length - (states.past?.length ?? 0);
  if (inMemory < STATES + MORE_STATES) return timeline;
  if (inMemory < MOST_STATES && lastOf(states)?.undo.open.length !== 0) return timeline;
  return entries.length - lengthOf(base) < CHAPTER ? { ...archived(timeline, grow), base } : archived(timeline, grow);
}

const lengthOf = (base: Timeline | null): number => base?.entries.length ?? 0;

/** Returns the timeline with this moment as its base. */
export function archived(timeline: Timeline, grow: Grow): Timeline {
  const { entries, states, seatedAt, lines } = timeline;
  if (entries.length === lengthOf(timeline.base)) return timeline;
  const chapter = chapterOf(timeline, grow);
  const told = [...lines].map(([audience, list]) => [audience, list, pastLines(chapter, audience, list)] as const);
  const past = pastStates(chapter, states);
  const base: Timeline = {
    entries,
    states: withLast(states, 1, past),
    seatedAt,
    lines: new Map(told.map(([audience, , past]) => [audience, lazyPrefix(past)])),
    base: null,
  };
  const kept = told.map(([audience, list, past]) => {
    const atLeast = audience === 'table' ? PUBLIC_LINES : LINES;
    return [audience, withLast(list, atLeast, past)] as const;
  });
  return { ...base, states: withLast(states, STATES, past), lines: new Map(kept), base };
}

const pastStates = ({ base, stateAt }: Chapter, { length }: Timeline['states']): LazyPrefix<GameState> => ({
  length: length - 1,
  from: base?.states.past?.length ?? 0,
  at: stateAt,
  older: base?.states.past,
});

function pastLines(
  { base, newReaders, lineAt }: Chapter,
  audience: Audience,
  { length }: AppendOnlyList<IndexedLogLine>,
): LazyPrefix<IndexedLogLine> {
  const older = base?.lines.get(newReaders.includes(audience) ? 'table' : audience)?.past;
  return { length, from: older?.length ?? 0, at: (index) => lineAt(audience, index), older };
}

/** The events after a base. Positions and lines are built from them when they are read. */
interface Chapter {
  readonly base: Timeline | null;
  /** The seats that read public lines of earlier chapters as lines of their own log. */
  readonly newReaders: readonly Audience[];
  readonly stateAt: (index: number) => GameState;
  readonly lineAt: (audience: Audience, index: number) => IndexedLogLine;
}

function chapterOf(timeline: Timeline, grow: Grow): Chapter {
  const { base, entries } = timeline;
  const from = lengthOf(base);
  const first = must(itemAt(entries, from), 'an event since the base');
  const built = isTakeBack(first) && base !== null ? ofTakeBack(timeline, base) : builtAgain(timeline, grow);
  const statesWith = (index: number) => (base !== null && index < from ? base : built()).states;
  return {
    base,
    newReaders: newReadersAfter(first.event),
    stateAt: (index) => must(itemAt(statesWith(index), index), 'an earlier position'),
    lineAt: (audience, index) => must(itemAt(built().lines.get(audience) ?? EMPTY_LIST, index), 'an earlier line'),
  };
}

/** Builds a chapter when it is read. The chapter stays in memory until that memory is needed. */
function builtAgain({ base, entries }: Timeline, grow: Grow): () => Timeline {
  const start = base ?? emptyTimeline;
  const added = entries.length - start.entries.length;
  let known: WeakRef<Timeline> | null = null;
  return () => {
    const before = known?.deref();
    if (before !== undefined) return before;
    const built = grow({ ...start, states: copyOf(start.states) }, lastItems(entries, added));
    known = new WeakRef(built);
    return built;
  };
}

/**
 * A take-back is not replayed, because it may return to a position of any chapter. Its position and its lines stay in
 * memory.
 */
function ofTakeBack(timeline: Timeline, base: Timeline): () => Timeline {
  const added = [...timeline.lines].map(([audience, list]) => {
    const past = base.lines.get(audience)?.past;
    return [audience, past === undefined ? list : withLast(list, list.length - past.length, past)] as const;
  });
  const kept = { ...timeline, lines: new Map(added) };
  return () => kept;
}
