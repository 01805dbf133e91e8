/** Puts the same load on Mentat and on the minimal server, and measures the time until the last phone has its frame. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '#engine';

/**
 * A table with its devices connected. Changes come one by one: the next begins when the last device has received the
 * present one.
 */
export interface LoadTable {
  /** Sends one command and resolves when every device of the table has received the change. */
  change(): Promise<void>;
  close(): void;
}

/** The milliseconds of one stretch of load. */
export interface Stretch {
  /** The time of each command until the last device has received its frame. */
  readonly times: readonly number[];
  readonly lasted: number;
}

/** Sends commands at a steady rate, table by table. A command for a busy table waits, and its wait counts. */
export async function steadyLoad(tables: readonly LoadTable[], perSecond: number, seconds: number): Promise<Stretch> {
  const lines = tables.map((table) => ({ table, last: Promise.resolve(), busy: false }));
  const times: number[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = start + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const line = must(lines[n % lines.length], 'a table');
    // The delay of a late timer does not count; the wait for a busy table does.
    const from = line.busy ? due : performance.now();
    line.busy = true;
    const mine = line.last.then(async () => {
      await line.table.change();
      times.push(performance.now() - from);
      if (line.last === mine) line.busy = false;
    });
    // The caller that awaits all lines at the end receives a failure. No earlier handler is necessary.
    mine.catch(() => undefined);
    line.last = mine;
  }
  await Promise.all(lines.map(({ last }) => last));
  return { times, lasted: performance.now() - start };
}

/** Every table sends its next command as soon as its last device has received the frame. */
export async function floodedLoad(tables: readonly LoadTable[], seconds: number): Promise<Stretch> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      for (let from = performance.now(); from < end; from = performance.now()) {
        await table.change();
        times.push(performance.now() - from);
      }
    }),
  );
  return { times, lasted: performance.now() - start };
}
