import { createHash } from 'node:crypto';

/** Returns `size` different items, or all if there are fewer. The same seed and the same items give the same draw. */
export function drawn<T>(items: readonly T[], size: number, seed: string): readonly T[] {
  return items
    .map((item, at) => ({ item, rank: createHash('sha256').update(`${seed} ${at}`).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ item }) => item);
}
