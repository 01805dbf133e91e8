'use client';
import type { LogLine, TableView } from '#client';
import { TURNED_AFTER_MS } from '../beats.ts';
import { useHasTimePassed } from '#app/_connection/use-has-time-passed.ts';

/** Whether the wheels of the newest battle have turned on the screen. Only then may a phone show them too. */
export const useWheelsTurned = ({ log }: TableView): boolean => useHasTimePassed(turnedAt(log));

/**
 * Returns when the wheels of the newest plans have turned (server time, ms); a time long ago if the log no longer has
 * them. The end of the following window is no substitute: a raised hand delays it, and phones would hide text again
 * that players have read.
 */
function turnedAt(log: readonly LogLine[]): number {
  const revealed = log.findLast(({ fact }) => fact.code === 'plans-revealed');
  return revealed === undefined ? -Infinity : revealed.at + TURNED_AFTER_MS;
}
