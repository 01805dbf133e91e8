/** What going back to a point of the log means. */
import { plural, formatNumber } from '../numbers.ts';

/** For the list of points: the chosen step and so many `later` ones, which stand above it. */
export const formatUndoing = (later: number): string =>
  `${later === 0 ? 'This step is' : `This step and the ${plural(later, { one: 'one', other: formatNumber(later) })} above it are`} undone, and Mentat tells everybody. What was seen cannot be unseen.`;
