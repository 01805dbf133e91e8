import { appended, emptyTimeline, replayFrom, snapshotOf, type Earlier, type Snapshot, type Timeline } from '#engine';
import type { EventStore, Opening } from '../store/event-store.ts';
import { othersFirst } from '../store/slices.ts';
import { createLruCache } from './lru-cache.ts';
import { UnreadableTable } from './storage-error.ts';

/**
 * The tables' timelines, kept in memory and rebuilt from the log. A timeline in memory is always a prefix of the log;
 * the position check of the store makes a decision on it safe.
 */
export interface Timelines {
  /** Returns the table as this process knows it; `null` if there is no such table. Throws `UnreadableTable`. */
  load(code: string): Promise<Timeline | null>;
  /** Reads the events that other writers have appended. */
  catchUp(code: string): Promise<void>;
  keep(code: string, timeline: Timeline): void;
  /**
   * Computes the part of the log before the table's snapshot, in slices. After that, earlier pages of the log are
   * available at once.
   */
  replayEarlier(code: string): Promise<void>;
  /** Drops a deleted table. */
  forget(code: string): void;
}

/** The memory that a table takes near the end of a long session, with its views and its sockets (bytes). */
const TABLE_IN_MEMORY = 2 * 2 ** 20;

/**
 * Returns how many tables a process keeps in a heap of this size. They may use half of it: 500 tables of 2 GB and
 * 1,000 of 4. Other tables are read again on demand. So an evening's tables fit, and a year's do not.
 */
export const tablesInMemory = (heapLimit: number): number => Math.max(1, Math.floor(heapLimit / 2 / TABLE_IN_MEMORY));
/** A snapshot is made when a log has grown by this many events. */
const EVENTS_BETWEEN_SNAPSHOTS = 500;

export interface TimelineRead {
  readonly store: EventStore;
  /** The program whose snapshots are read; `null` reads none. */
  readonly program: string | null;
  /** The number of tables in memory. */
  readonly tables: number;
  /** Is called with each table that was read from the log, once the table is in memory. */
  readonly loaded: (code: string, timeline: Timeline) => void;
  /** Called when a snapshot could not be made. The table is not affected. */
  readonly failed: (code: string, error: unknown) => void;
}

interface Kept {
  readonly timeline: Timeline;
  /** The number of events at the last check for a snapshot. */
  readonly considered: number;
  /** The part before the snapshot; `null` if the whole log was computed. */
  readonly earlier: Earlier | null;
}

export function createTimelines({ store, program, tables, loaded, failed }: TimelineRead): Timelines {
  const kept = createLruCache<Kept>(tables);
  /** Grows with each deleted table, so that a table that was read before its deletion is not kept. */
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
    // Meanwhile another request may have loaded the table and appended events.
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

/** The number of events that are computed in one slice. */
const REPLAYED = 250;

/** A long log is computed in slices, so that other tables can act in between. */
async function opened({ entries, snapshot }: Opening): Promise<Omit<Kept, 'considered'>> {
  if (snapshot !== null) return replayFrom(JSON.parse(snapshot.body) as Snapshot, entries);
  let timeline = emptyTimeline;
  for (let from = 0; from < entries.length; from += REPLAYED) {
    if (from > 0) await othersFirst();
    timeline = appended(timeline, entries.slice(from, from + REPLAYED));
  }
  return { timeline, earlier: null };
}
