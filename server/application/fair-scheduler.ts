import { setTimeout as sleep } from 'node:timers/promises';
import { createKeyedQueues } from './keyed-queues.ts';

/** A scheduler in which all clients take turns. */
export interface FairScheduler {
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a scheduler. It runs the work of one device one piece after the other. After each piece it rests for as long
 * as that piece took, times `rests`. So one busy device always leaves room for others.
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
      // The answer does not wait for the rest; only the next piece of work does.
      void queues.run(who, () => sleep(rests * took, undefined, { ref: false }));
      return done;
    },
  };
}
