import { setTimeout as sleep } from 'node:timers/promises';
import { createQueues } from './queues.ts';
import { newSealKey, type Halves, type SealKey } from './sealed-file.ts';

/**
 * Makes the keys of sealed files, one after the other, with a rest between two that is as long as the first one took: each
 * takes a core a tenth of a second and 64 MB, so that many at once would leave nothing to those who play.
 */
export interface SealKeys {
  readonly make: (halves: Halves) => Promise<SealKey>;
  /** The same, or `null` where nobody wants it any more when its turn has come. */
  readonly makeIf: (isWanted: () => boolean, halves: Halves) => Promise<SealKey | null>;
}

export function createSealKeys(make: (halves: Halves) => Promise<SealKey> = newSealKey): SealKeys {
  const queues = createQueues();
  const inTurn = <Key>(work: () => Promise<Key>): Promise<Key> => {
    let took = 0;
    const made = queues.run('', async () => {
      const from = performance.now();
      const key = await work();
      took = performance.now() - from;
      return key;
    });
    // Whoever has the key does not wait for this, only who comes next.
    void queues.run('', () => sleep(took, undefined, { ref: false }));
    return made;
  };
  return {
    make: (halves) => inTurn(() => make(halves)),
    makeIf: (isWanted, halves) => inTurn(async () => (isWanted() ? make(halves) : null)),
  };
}
