/** Arithmetic of forces, plain and special together. */
import type { Forces } from './board.ts';

/** A set without any forces. */
export const NO_FORCES: Forces = { count: 0, special: 0 };

/** Returns only the two numbers of forces from a larger value. */
export const forcesOf = ({ count, special }: Forces): Forces => ({ count, special });

/** Returns the sum of both sets of forces. */
export const plus = (a: Forces, b: Forces): Forces => ({ count: a.count + b.count, special: a.special + b.special });

/** Returns `a` without `b`; negative if `a` has too few. */
export const minus = (a: Forces, b: Forces): Forces => ({ count: a.count - b.count, special: a.special - b.special });

/** Returns the sum of all these forces. */
export const allOf = (forces: readonly Forces[]): Forces => forces.reduce(plus, NO_FORCES);

/** Whether these numbers are possible forces on a board: neither kind is negative. */
export const isValidForces = ({ count, special }: Forces): boolean => special >= 0 && count >= special;
