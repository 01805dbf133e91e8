/** Sums over forces, plain and special together. */
import type { Troops } from './board.ts';

/** No forces at all. */
export const NO_TROOPS: Troops = { count: 0, special: 0 };

/** Just the numbers, of whatever else has them. */
export const troopsOf = ({ count, special }: Troops): Troops => ({ count, special });

/** Both together. */
export const plus = (a: Troops, b: Troops): Troops => ({ count: a.count + b.count, special: a.special + b.special });

/** What is left of `a` without `b`; negative where there are too few. */
export const minus = (a: Troops, b: Troops): Troops => ({ count: a.count - b.count, special: a.special - b.special });

/** All of them together. */
export const allOf = (troops: readonly Troops[]): Troops => troops.reduce(plus, NO_TROOPS);

/** Whether these are forces that can stand somewhere: no fewer than none, of either kind. */
export const isPossible = ({ count, special }: Troops): boolean => special >= 0 && count >= special;
