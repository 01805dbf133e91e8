import { createQueues } from './queues.ts';
import { newSealKey, type Halves, type SealKey } from './sealed-file.ts';

/**
 * Makes the keys of sealed files, one after the other: each takes a core a tenth of a second and 64 MB, so that many at
 * once would leave nothing to those who play.
 */
export interface SealKeys {
  readonly make: (halves: Halves) => Promise<SealKey>;
  /** The same, or `null` where nobody wants it any more when its turn has come. */
  readonly makeIf: (isWanted: () => boolean, halves: Halves) => Promise<SealKey | null>;
}

export function createSealKeys(make: (halves: Halves) => Promise<SealKey> = newSealKey): SealKeys {
  const queues = createQueues();
  return {
    make: (halves) => queues.run('', () => make(halves)),
    makeIf: (isWanted, halves) => queues.run('', async () => (isWanted() ? make(halves) : null)),
  };
}
