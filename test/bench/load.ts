/** Puts the same load on Mentat and on the bare floor, and takes the time until the last phone has heard. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '#engine';

/** A table with its devices connected. One change at a time: the next begins when the last device has heard. */
export interface LoadTable {
  /** Sends one command and resolves when every device of the table has received what it changed. */
  change(): Promise<void>;
  close(): void;
}

/** What one stretch of load came to, in milliseconds. */
export interface Stretch {
  /** One for each command: until the last device had heard. */
  readonly times: readonly number[];
  readonly lasted: number;
}

/**
 * Offers commands at a steady rate, going round the tables. A command that finds its table busy waits, and its wait
 * counts.
 */
export async function steadyLoad(tables: readonly LoadTable[], perSecond: number, seconds: number): Promise<Stretch> {
  const lines = tables.map((table) => ({ table, last: Promise.resolve(), busy: false }));
  const times: number[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = start + (n * 1000) / perSecond;
    if (due > performance.now()) await sleep(due - performance.now());
    const line = must(lines[n % lines.length], 'a table');
    // A timer that fires late is no fault of the server's; a table that is busy is.
    const from = line.busy ? due : performance.now();
    line.busy = true;
    const mine = line.last.then(async () => {
      await line.table.change();
      times.push(performance.now() - from);
      if (line.last === mine) line.busy = false;
    });
    // The caller that awaits all lines at the end hears of a failure. Nobody has to hear of it earlier.
    mine.catch(() => undefined);
    line.last = mine;
  }
  await Promise.all(lines.map(({ last }) => last));
  return { times, lasted: performance.now() - start };
}

/** Every table sends its next command as soon as its last device has heard. */
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
