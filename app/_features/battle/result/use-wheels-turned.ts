'use client';
import type { LogLine, TableView } from '#client';
import { TURNED_AFTER_MS } from '../beats.ts';
import { useHasTimePassed } from '#app/_connection/use-has-time-passed.ts';

/** Whether the wheels of the newest battle have turned over on the screen, so that a phone may tell what they show. */
export const useWheelsTurned = ({ log }: TableView): boolean => useHasTimePassed(turnedAt(log));

/**
 * When the newest plans have turned over (server time, ms); long ago where the log has let go of it. Not told by the
 * window that follows: a raised hand puts that off, and what was read would be gone again.
 */
function turnedAt(log: readonly LogLine[]): number {
  const revealed = log.findLast(({ fact }) => fact.code === 'plans-revealed');
  return revealed === undefined ? -Infinity : revealed.at + TURNED_AFTER_MS;
}
