'use client';
import { useEffect, useState } from 'react';
import type { LogLine, TableView } from '../../../../../lib/client.ts';
import { useLive } from '../../../../_hooks/live.tsx';
import { TURNED_AFTER_MS } from '../../_components/turning-over.ts';

/** Whether the wheels of the newest battle have turned over on the screen, so that a phone may tell what they show. */
export function useWheelsTurned({ log }: TableView): boolean {
  const { clockShift } = useLive();
  const [looked, setLooked] = useState(() => Date.now());
  const turned = turnedAt(log) - clockShift;
  const isTurned = looked >= turned;
  useEffect(() => {
    if (isTurned) return undefined;
    const timer = setTimeout(
      () => {
        setLooked(Math.max(turned, Date.now()));
      },
      Math.max(0, turned - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isTurned, turned]);
  return isTurned;
}

/**
 * When the newest plans have turned over (server time, ms); long ago where the log has let go of it. Not told by the
 * window that follows: a raised hand puts that off, and what was read would be gone again.
 */
export function turnedAt(log: readonly LogLine[]): number {
  const revealed = log.findLast(({ fact }) => fact.code === 'plans-revealed');
  return revealed === undefined ? -Infinity : revealed.at + TURNED_AFTER_MS;
}
