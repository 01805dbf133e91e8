import type { KeyValueStorage } from '../../app/_browser/key-value-storage.ts';

/** A browser's storage that a test can read. */
export function memoryStorage(
  from: { readonly [key: string]: string } = {},
): KeyValueStorage & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(from));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A page that has received every frame already. */
export const shownAtOnce = (_version: number, then: () => void): void => {
  then();
};
