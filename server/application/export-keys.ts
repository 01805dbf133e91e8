import { newSealKey, type Halves, type SealKey } from './sealed-file.ts';
import { createFairScheduler } from './fair-scheduler.ts';

/**
 * The rest after each key, as a multiple of the time that the key took. A key takes a core a tenth of a second and 64
 * MB.
 */
const RESTS = 3;

/**
 * Makes the keys of sealed files one after the other, with a rest between two. Many at once would slow the running
 * games.
 */
export interface SealKeys {
  readonly make: (halves: Halves) => Promise<SealKey>;
  /** Makes a key when its turn comes. Returns `null` if the key is no longer wanted then. */
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
