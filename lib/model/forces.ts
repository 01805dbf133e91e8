/** Sums over forces, plain and special together. */
import type { Forces } from './board.ts';

/** No forces at all. */
export const NO_FORCES: Forces = { count: 0, special: 0 };

/** Just the numbers, of whatever else has them. */
export const forcesOf = ({ count, special }: Forces): Forces => ({ count, special });

/** Both together. */
export const plus = (a: Forces, b: Forces): Forces => ({ count: a.count + b.count, special: a.special + b.special });

/** What is left of `a` without `b`; negative where there are too few. */
export const minus = (a: Forces, b: Forces): Forces => ({ count: a.count - b.count, special: a.special - b.special });

/** All of them together. */
export const allOf = (forces: readonly Forces[]): Forces => forces.reduce(plus, NO_FORCES);

/** Whether these are forces that can stand somewhere: no fewer than none, of either kind. */
export const isValidForces = ({ count, special }: Forces): boolean => special >= 0 && count >= special;
