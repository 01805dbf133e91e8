import type { EventStore } from './event-store.ts';

/**
 * The same store, but the process dies without warning right after its n-th append, when the write is on disk and
 * nobody has been answered. Only test processes are configured with it.
 */
export function killedAfterAppends(store: EventStore, appends: number): EventStore {
  let left = appends;
  const appended = (writes: number) => {
    left -= writes;
    if (left <= 0) process.kill(process.pid, 'SIGKILL');
  };
  return {
    ...store,
    append: async (write) => {
      const outcome = await store.append(write);
      appended(1);
      return outcome;
    },
    appendInTurn: async (writes) => {
      const written = await store.appendInTurn(writes);
      appended(written);
      return written;
    },
  };
}
