import type { EventStore } from './event-store.ts';

/**
 * The same store, but the process dies without warning right after its n-th append, when the write is on disk and
 * nobody has been answered. Only test processes are configured with it.
 */
export function killedAfterAppends(store: EventStore, appends: number): EventStore {
  let left = appends;
  return {
    ...store,
    append: async (write) => {
      const outcome = await store.append(write);
      left -= 1;
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      return outcome;
    },
  };
}
