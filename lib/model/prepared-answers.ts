/**
 * The time at which a prepared answer is given. Until then its owner is asked and awaited like any other seat, so that
 * others cannot distinguish the answer from a tap.
 */
import type { Random } from '../core/random.ts';

/**
 * The minimum time of a tap, and the range of the random time that is added (ms). Their sum is less than the time to
 * bid in any edition.
 */
const LEAST = 1_500;
const SPREAD = 2_500;

/**
 * Returns when a prepared answer is given (server time, ms): 1.5 to 4 s after its owner was asked. Each call draws a
 * new random time, because a regular time would show that the answer was prepared. Call it once for each prompt, and
 * store the result in an event without log lines.
 */
export const timeOfPreparedAnswer = (askedAt: number, random: Random): number => askedAt + LEAST + random(SPREAD + 1);
