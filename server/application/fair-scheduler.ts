import { setTimeout as sleep } from 'node:timers/promises';
import { createKeyedQueues } from './keyed-queues.ts';

/** Work that takes turns by who wants it. */
export interface FairScheduler {
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
}

/**
 * What one device wants is done one after the other, with a rest between two that is as long as the first one took, or
 * `rests` times as long: so, however much it wants at once, there is always room for somebody else.
 */
export function createFairScheduler(rests = 1): FairScheduler {
  const queues = createKeyedQueues();
  return {
    run(who, work) {
      let took = 0;
      const done = queues.run(who, async () => {
        const from = performance.now();
        try {
          return await work();
        } finally {
          took = performance.now() - from;
        }
      });
      // Whoever has an answer does not wait for this, only who comes next.
      void queues.run(who, () => sleep(rests * took, undefined, { ref: false }));
      return done;
    },
  };
}
