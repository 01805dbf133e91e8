/** The texts of the battle wheel and the storm wheel. */
import { formatDuration } from '#client';

/** The buttons next to the wheel. */
export const WHEEL = {
  less: 'One less',
  more: 'One more',
  half: 'And a half',
} as const;

/** The text in the covered wheel. The wheel has no room for a full stop. */
export const formatCoversItself = (rest: number): string => `Covers itself after ${formatDuration(rest)} of rest`;
