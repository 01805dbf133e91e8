/**
 * When an answer that was prepared is given. Its owner is asked and awaited like any other seat until then, so that the
 * others cannot tell it from a tap.
 */
import type { Random } from '../core/random.ts';

/** The least time that a tap takes, and how much longer it may take (ms): less than the clock of any edition. */
const LEAST = 1_500;
const SPREAD = 2_500;

/**
 * Returns when a prepared answer is given (server time, ms): 1.5 to 4 s after its owner was asked. Each call draws fresh
 * chance, because a time that followed from an earlier one would tell that the answer was prepared. Call it once each
 * time that the owner is asked, and store the result in an event that is told to nobody.
 */
export const timeOfPreparedAnswer = (askedAt: number, random: Random): number => askedAt + LEAST + random(SPREAD + 1);
