'use client';
import type { LogLine, TableView } from '#client';
import { TURNED_AFTER_MS } from '../beats.ts';
import { useHasTimePassed } from '#app/_connection/use-has-time-passed.ts';

/** Whether the wheels of the newest battle have turned over on the screen, so that a phone may show them too. */
export const useWheelsTurned = ({ log }: TableView): boolean => useHasTimePassed(turnedAt(log));

/**
 * Returns when the newest plans have turned over (server time, ms); a time long ago where the log no longer holds them.
 * The end of the window that follows does not tell it: a raised hand puts that off, and phones would hide again what
 * players have read.
 */
function turnedAt(log: readonly LogLine[]): number {
  const revealed = log.findLast(({ fact }) => fact.code === 'plans-revealed');
  return revealed === undefined ? -Infinity : revealed.at + TURNED_AFTER_MS;
}
