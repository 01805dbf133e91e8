/** The effect of a take-back to a point of the log. */
import { plural, formatNumber } from '../numbers.ts';

/**
 * Returns the effect for the list of points. The take-back undoes the chosen step and the `later` steps that stand
 * above it in the list.
 */
export const formatUndoing = (later: number): string =>
  `${later === 0 ? 'This step is' : `This step and the ${plural(later, { one: 'one', other: formatNumber(later) })} above it are`} undone, and Mentat tells everybody. What was seen cannot be unseen.`;
