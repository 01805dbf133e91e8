/** Forces that a faction may well have. */
import type { FactionId, Forces, Random, TableChoices } from '#engine';
import { hasMorePowers } from './oracle/played.ts';

/** Starred discs that count. */
const SPECIAL: Readonly<Partial<Record<FactionId, number>>> = { emperor: 5, fremen: 3 };

/** So many forces of a faction, now and then special ones among them where it has some. */
export const randomForces = (faction: FactionId, choices: TableChoices, count: number, random: Random): Forces => ({
  count,
  special: hasMorePowers(choices) ? random(Math.min(count, SPECIAL[faction] ?? 0) + 1) : 0,
});
