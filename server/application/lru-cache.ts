/** A cache by name that keeps the most recently used values. */
export interface Recent<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
  delete(name: string): void;
}

/** Creates a cache. It calls `forgotten` with each value that it drops. */
export function createLruCache<T>(
  most: number,
  forgotten: (name: string, value: T) => void = () => undefined,
): Recent<T> {
  /** Least recently used first. */
  const kept = new Map<string, T>();
  const set = (name: string, value: T) => {
    kept.delete(name);
    kept.set(name, value);
    const [oldest] = kept;
    if (kept.size <= most || oldest === undefined) return;
    kept.delete(oldest[0]);
    forgotten(...oldest);
  };
  return {
    set,
    delete: (name) => {
      kept.delete(name);
    },
    get(name) {
      const value = kept.get(name);
      if (value !== undefined) set(name, value);
      return value;
    },
  };
}
