import { newSealKey, type Halves, type SealKey } from './sealed-file.ts';
import { createFairScheduler } from './fair-scheduler.ts';

/** How much longer than for a key it is rested after it: each takes a core a tenth of a second, and 64 MB. */
const RESTS = 3;

/**
 * Makes the keys of sealed files, one after the other, with a rest between two, since many at once would leave nothing to
 * those who play.
 */
export interface SealKeys {
  readonly make: (halves: Halves) => Promise<SealKey>;
  /** The same, or `null` where nobody wants it any more when its turn has come. */
  readonly makeIf: (isWanted: () => boolean, halves: Halves) => Promise<SealKey | null>;
}

export function createSealKeys(make: (halves: Halves) => Promise<SealKey> = newSealKey): SealKeys {
  const turns = createFairScheduler(RESTS);
  const inTurn = <Key>(work: () => Promise<Key>): Promise<Key> => turns.run('', work);
  return {
    make: (halves) => inTurn(() => make(halves)),
    makeIf: (isWanted, halves) => inTurn(async () => (isWanted() ? make(halves) : null)),
  };
}
