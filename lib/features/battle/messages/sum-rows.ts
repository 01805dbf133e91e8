import type { SideTotal } from '../../../model/battle.ts';

/** A row of a battle's sum, which has a figure for each side. */
export type SumPart = 'dial' | 'leader' | 'kwisatz-haderach' | 'total';

/** The rows in which two sides are added up. */
export const sumRows = (sides: readonly SideTotal[]): readonly SumPart[] =>
  sides.some(({ kwisatzHaderach }) => kwisatzHaderach > 0)
    ? ['dial', 'leader', 'kwisatz-haderach', 'total']
    : ['dial', 'leader', 'total'];
