/** Long work in slices. Between two slices the server does its other work, so that no table waits for all of it. */
import { setImmediate } from 'node:timers/promises';

/** Resolves after all other waiting jobs have had a turn. */
export const othersFirst = (): Promise<void> => setImmediate();

/** Calls this function for each item in order, for `size` items at a time, and returns all results. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => readonly Result[],
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % size === 0) await othersFirst();
    results.push(...work(item));
  }
  return results;
}
