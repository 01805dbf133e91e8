import { useState } from 'react';
import type { SeatView } from '#client';

/**
 * Whether the moves of these hands stand above what the seat holds. They do while some are left. They then stay there
 * until the phase is over, so that nothing moves away from under the finger that ticks the last line.
 */
export function useMovesFirst({ table: { turn, phase, instructions }, audience }: SeatView): boolean {
  const [stayedIn, setStayedIn] = useState<string | null>(null);
  const now = `${turn} ${phase}`;
  const isLeft = instructions.some(({ owner, done }) => owner === audience && !done);
  if (isLeft && stayedIn !== now) setStayedIn(now);
  return isLeft || stayedIn === now;
}
