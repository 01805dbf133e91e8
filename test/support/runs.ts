/** The multiple of rounds in the long run: `test:long` sets 40. Without this setting the tests run daily. */
const FACTOR = process.env['PROPERTY_RUNS'];

/** The share of the rounds that the daily run plays. */
const DAILY_SHARE = 0.08;

/** The daily run plays the same games on every machine, so that it fails only because of the change. */
const DAILY_SEED = 1979;

/**
 * Returns how many rounds this run plays. The daily run plays `daily` rounds, by default a share of `count`. The long
 * run plays many times `count` rounds.
 */
export const rounds = (count: number, daily = Math.ceil(count * DAILY_SHARE)): number =>
  FACTOR === undefined ? daily : Math.ceil(count * Number(FACTOR));

/** Returns the options of a property with so many rounds. The long run plays new games each time; a failure prints its seed. */
export const runs = (count: number, daily?: number): { readonly numRuns: number; readonly seed?: number } => ({
  numRuns: rounds(count, daily),
  ...(FACTOR === undefined ? { seed: DAILY_SEED } : {}),
});

/** The multiple of malformed inputs that are sent to the server; `test:long` sends ten times as many. */
const STRANGE_FACTOR = process.env['STRANGE_INPUTS'];

/**
 * Returns the number of malformed inputs and the seed of the first one. The inputs are the same every day, and new in
 * the long run.
 */
export const strangeInputs = (count: number): { readonly count: number; readonly seed: number } =>
  STRANGE_FACTOR === undefined
    ? { count, seed: DAILY_SEED }
    : { count: Math.ceil(count * Number(STRANGE_FACTOR)), seed: Date.now() % 2 ** 31 };
