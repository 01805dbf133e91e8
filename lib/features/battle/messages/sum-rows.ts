import type { SideTotal } from '../../../model/battle.ts';

/** A row of a battle's sum, with one number for each side. */
export type SumPart = 'dial' | 'leader' | 'kwisatz-haderach' | 'total';

/** Returns the rows of the sum of two sides. */
export const sumRows = (sides: readonly SideTotal[]): readonly SumPart[] =>
  sides.some(({ kwisatzHaderach }) => kwisatzHaderach > 0)
    ? ['dial', 'leader', 'kwisatz-haderach', 'total']
    : ['dial', 'leader', 'total'];
