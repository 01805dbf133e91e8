import type { WindowView } from '#client';

const SECOND = 1000;

/**
 * Returns the remaining part of a window, 1 to 0, at server time `now`.
 * @param stepwise counts only whole seconds, for users who want no motion
 */
export function closingPart({ opened, deadline }: WindowView, now: number, stepwise: boolean): number {
  const left = Math.max(0, deadline - now);
  const counted = stepwise ? Math.ceil(left / SECOND) * SECOND : left;
  return Math.min(1, counted / Math.max(deadline - opened, 1));
}
