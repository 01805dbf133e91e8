/** Plausible forces of a faction. */
import type { FactionId, Forces, Random, TableChoices } from '#engine';
import { hasMorePowers } from './oracle/played.ts';

/** The special forces that count. Their discs have a star. */
const SPECIAL: Readonly<Partial<Record<FactionId, number>>> = { emperor: 5, fremen: 3 };

/** Returns this number of forces of a faction, sometimes with special forces if the faction has some. */
export const randomForces = (faction: FactionId, choices: TableChoices, count: number, random: Random): Forces => ({
  count,
  special: hasMorePowers(choices) ? random(Math.min(count, SPECIAL[faction] ?? 0) + 1) : 0,
});
