/** Opens a log that stops at a question, as a restarted server does. */
import { appended, advanceAfterLoad, must, replay, seededRandom, type LogEntry } from '#engine';
import { fromStored } from '#server/store/upcasts.ts';
import { realEngine, type Table } from '../../support/table.ts';
import type { RecordedLog } from './recorded.ts';

const AFTERWARDS = 100;

/**
 * Returns the table after this number of events, ready for the next command. It does everything that a server does with
 * a log before devices connect. No other function continues a stopped table.
 */
export function openStopped({ version, seed, entries }: RecordedLog, after: number): Table {
  const stood = entries.slice(0, after).map(([at, event]): LogEntry => ({
    at,
    event: fromStored({ version, body: JSON.stringify(event) }),
  }));
  const now = must(stood.at(-1), 'an event').at + AFTERWARDS;
  const timeline = replay(stood);
  const followed = advanceAfterLoad(timeline, now, seededRandom(seed));
  const carriedOn = followed.map((event): LogEntry => ({ at: now, event }));
  return { engine: realEngine, timeline: appended(timeline, carriedOn), now: now + 1, seed };
}
