import type { EventStore } from './event-store.ts';

/**
 * Returns a store that kills the process after its n-th append: the write is on disk, but no answer was sent. Only test
 * processes use it.
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
