/** Forces that a faction may well have. */
import type { FactionId, Forces, Layer, Random } from '#engine';

/** Starred discs of the advanced game. */
const SPECIAL: Readonly<Partial<Record<FactionId, number>>> = { emperor: 5, fremen: 3 };

/** So many forces of a faction, now and then special ones among them where it has some. */
export const randomForces = (faction: FactionId, layer: Layer, count: number, random: Random): Forces => ({
  count,
  special: layer === 'advanced' ? random(Math.min(count, SPECIAL[faction] ?? 0) + 1) : 0,
});
