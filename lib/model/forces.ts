/** Arithmetic of forces of all kinds together. */
import type { Forces } from './board.ts';

/** A set without any forces. */
export const NO_FORCES: Forces = { count: 0, special: 0 };

/** Returns only the numbers of forces from a larger value. A set without mercenaries does not name them. */
export const forcesOf = ({ count, special, mercenaries = 0 }: Forces): Forces =>
  mercenaries === 0 ? { count, special } : { count, special, mercenaries };

/** Returns the number of mercenaries among these forces. */
export const mercenariesIn = ({ mercenaries = 0 }: Forces): number => mercenaries;

/** Returns the number of ordinary forces: neither special forces nor mercenaries. */
export const ordinaryIn = (forces: Forces): number => forces.count - forces.special - mercenariesIn(forces);

/** Returns the forces of the faction itself, without mercenaries. Only these forces go to the tanks. */
export const ownForces = (forces: Forces): Forces => ({
  count: forces.count - mercenariesIn(forces),
  special: forces.special,
});

/** Returns this number of mercenaries and no other forces. */
export const onlyMercenaries = (mercenaries: number): Forces =>
  forcesOf({ count: mercenaries, special: 0, mercenaries });

/** Returns a larger value with other forces in the place of its own. */
export const withOtherForces = <Value extends Forces>(value: Value, forces: Forces): Value => {
  const { mercenaries: _replaced, ...rest } = value;
  return { ...rest, ...forcesOf(forces) } as Value;
};

/** Returns the sum of both sets of forces. */
export const plus = (a: Forces, b: Forces): Forces =>
  forcesOf({
    count: a.count + b.count,
    special: a.special + b.special,
    mercenaries: mercenariesIn(a) + mercenariesIn(b),
  });

/** Returns `a` without `b`; negative if `a` has too few. */
export const minus = (a: Forces, b: Forces): Forces =>
  forcesOf({
    count: a.count - b.count,
    special: a.special - b.special,
    mercenaries: mercenariesIn(a) - mercenariesIn(b),
  });

/** Returns the sum of all these forces. */
export const allOf = (forces: readonly Forces[]): Forces => forces.reduce(plus, NO_FORCES);

/** Whether these numbers are possible forces on a board: no kind is negative. */
export const isValidForces = (forces: Forces): boolean =>
  forces.special >= 0 && mercenariesIn(forces) >= 0 && ordinaryIn(forces) >= 0;

/** Whether there are no forces of any kind. */
export const isEmptyForces = (forces: Forces): boolean =>
  forces.count === 0 && forces.special === 0 && mercenariesIn(forces) === 0;
