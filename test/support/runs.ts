/** How many random games a property is tried on; `test:long` tries forty times as many. */
const FACTOR = process.env['PROPERTY_RUNS'];

/** The everyday run plays the same games on every machine, so that it fails only for a reason in the change. */
const EVERYDAY_SEED = 1979;

/** The long run plays new games each time; a failure prints its seed. */
export const runs = (count: number): { readonly numRuns: number; readonly seed?: number } =>
  FACTOR === undefined ? { numRuns: count, seed: EVERYDAY_SEED } : { numRuns: Math.ceil(count * Number(FACTOR)) };

/** How many times as many strange inputs are sent to the server; `test:long` sends ten times as many. */
const STRANGE_FACTOR = process.env['STRANGE_INPUTS'];

/** The same inputs every day, and new ones in the long run: numbers from `seed` on make one each. */
export const strangeInputs = (count: number): { readonly count: number; readonly seed: number } =>
  STRANGE_FACTOR === undefined
    ? { count, seed: EVERYDAY_SEED }
    : { count: Math.ceil(count * Number(STRANGE_FACTOR)), seed: Date.now() % 2 ** 31 };
