import { appended, replay, type Timeline } from '#engine';
import type { EventStore } from '../store/event-store.ts';
import { createRecent } from './recent.ts';
import { UnreadableTable } from './storage-trouble.ts';

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
}

/** Tables beyond this many are read again when somebody asks for them: an evening's tables fit, a year's do not. */
const KEPT = 250;

/** `loaded` hears of each table that was read from the log, once it is kept. */
export function createTimelines(store: EventStore, loaded: (code: string, timeline: Timeline) => void): Timelines {
  const kept = createRecent<Timeline>(KEPT);

  const keep = (code: string, timeline: Timeline) => {
    const known = kept.get(code);
    if (known === undefined || known.entries.length <= timeline.entries.length) kept.set(code, timeline);
  };

  return {
    keep,
    async load(code) {
      const known = kept.get(code);
      if (known !== undefined) return known;
      const timeline = await readFrom(store, code);
      if (timeline === null) return null;
      keep(code, timeline);
      loaded(code, timeline);
      return kept.get(code) ?? null;
    },
    async catchUp(code) {
      const known = kept.get(code);
      if (known === undefined) return;
      const missed = await store.entries(code, known.entries.length);
      keep(code, appended(known, missed));
    },
  };
}

async function readFrom(store: EventStore, code: string): Promise<Timeline | null> {
  try {
    const entries = await store.entries(code, 0);
    return entries.length === 0 ? null : replay(entries);
  } catch (cause) {
    throw new UnreadableTable('', { cause });
  }
}
