/** Long work in slices, between which the server does what else waits: no table stands still for the whole of it. */
import { setImmediate } from 'node:timers/promises';

/** Resolves when everything that waits now has had its turn. */
export const othersFirst = (): Promise<void> => setImmediate();

/** Does this for each item in order, `size` of them at a time, and returns all results. */
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
