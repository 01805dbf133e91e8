import { appended, emptyTimeline, replayFrom, snapshotOf, type Earlier, type Snapshot, type Timeline } from '#engine';
import type { EventStore, Opening } from '../store/event-store.ts';
import { othersFirst } from '../store/slices.ts';
import { createLruCache } from './lru-cache.ts';
import { UnreadableTable } from './storage-error.ts';

/**
 * The tables' timelines, kept in memory and rebuilt from the log. What is kept is only ever a prefix of the log; the
 * store's position check is what makes a decision on it safe.
 */
export interface Timelines {
  /** The table as this process knows it; `null` when there is no such table. Throws `UnreadableTable`. */
  load(code: string): Promise<Timeline | null>;
  /** Reads what other writers appended. */
  catchUp(code: string): Promise<void>;
  keep(code: string, timeline: Timeline): void;
  /**
   * Replays what lies before the snapshot from which this table was opened, in slices: earlier pages of its log are then
   * there at once.
   */
  replayEarlier(code: string): Promise<void>;
  /** The table was deleted. */
  forget(code: string): void;
}

/** Bytes of a table that has been played for most of an evening. */
const TABLE_IN_MEMORY = 4 * 2 ** 20;

/**
 * How many tables a process keeps that may use so many bytes: half of them are theirs, 250 tables of 2 GB and 500 of 4.
 * Tables beyond are read again when somebody asks for them: an evening's tables fit, a year's do not.
 */
export const tablesInMemory = (heapLimit: number): number => Math.max(1, Math.floor(heapLimit / 2 / TABLE_IN_MEMORY));
/** A snapshot is made whenever a log has grown by so many events. */
const EVENTS_BETWEEN_SNAPSHOTS = 500;

export interface TimelineRead {
  readonly store: EventStore;
  /** Whose snapshots are read; `null` is nobody's. */
  readonly program: string | null;
  /** How many tables are kept. */
  readonly tables: number;
  /** Hears of each table that was read from the log, once it is kept. */
  readonly loaded: (code: string, timeline: Timeline) => void;
  /** Hears of a snapshot that could not be made. The table plays on. */
  readonly failed: (code: string, error: unknown) => void;
}

interface Kept {
  readonly timeline: Timeline;
  /** At how many events a snapshot was last thought of. */
  readonly considered: number;
  /** What the snapshot left out; `null` where the whole log was replayed. */
  readonly earlier: Earlier | null;
}

export function createTimelines({ store, program, tables, loaded, failed }: TimelineRead): Timelines {
  const kept = createLruCache<Kept>(tables);
  /** Grows with each deleted table: what was read before is not kept after it. */
  let deletions = 0;

  const keep = (code: string, timeline: Timeline) => {
    const { timeline: known, considered = 0, earlier = null } = kept.get(code) ?? {};
    if (known !== undefined && known.entries.length > timeline.entries.length) return;
    const isTime = program !== null && timeline.entries.length - considered >= EVENTS_BETWEEN_SNAPSHOTS;
    kept.set(code, { timeline, considered: isTime ? timeline.entries.length : considered, earlier });
    if (isTime) keepSnapshot(code, timeline, program);
  };

  const keepSnapshot = (code: string, timeline: Timeline, by: string) => {
    const snapshot = snapshotOf(timeline);
    if (snapshot === null) return;
    const written = store.keepSnapshot(code, { length: snapshot.length, program: by, body: JSON.stringify(snapshot) });
    written.catch((error: unknown) => {
      failed(code, error);
    });
  };

  const load = async (code: string): Promise<Timeline | null> => {
    const known = kept.get(code);
    if (known !== undefined) return known.timeline;
    const before = deletions;
    const read = await readFrom(store, code, program);
    if (before !== deletions) return load(code);
    if (read === null) return null;
    // Somebody may have been here meanwhile, and have gone on.
    if (kept.get(code) === undefined) kept.set(code, read);
    keep(code, read.timeline);
    loaded(code, read.timeline);
    return kept.get(code)?.timeline ?? read.timeline;
  };

  return {
    keep,
    load,
    async replayEarlier(code) {
      const earlier = kept.get(code)?.earlier ?? null;
      while (earlier?.replay(REPLAYED) === true) await othersFirst();
    },
    forget(code) {
      deletions += 1;
      kept.delete(code);
    },
    async catchUp(code) {
      const known = kept.get(code)?.timeline;
      if (known === undefined) return;
      const missed = await store.entries(code, known.entries.length);
      keep(code, appended(known, missed));
    },
  };
}

async function readFrom(store: EventStore, code: string, program: string | null): Promise<Kept | null> {
  try {
    const { entries, snapshot } = await store.opening(code, program);
    if (entries.length === 0) return null;
    return { ...(await opened({ entries, snapshot })), considered: snapshot?.length ?? 0 };
  } catch (cause) {
    throw new UnreadableTable('', { cause });
  }
}

/** How many events are replayed in one go. */
const REPLAYED = 250;

/** A long log is replayed in slices, so that other tables play on meanwhile. */
async function opened({ entries, snapshot }: Opening): Promise<Omit<Kept, 'considered'>> {
  if (snapshot !== null) return replayFrom(JSON.parse(snapshot.body) as Snapshot, entries);
  let timeline = emptyTimeline;
  for (let from = 0; from < entries.length; from += REPLAYED) {
    if (from > 0) await othersFirst();
    timeline = appended(timeline, entries.slice(from, from + REPLAYED));
  }
  return { timeline, earlier: null };
}
