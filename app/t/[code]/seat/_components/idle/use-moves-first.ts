import { useState } from 'react';
import type { SeatView } from '#client';

/**
 * Whether the instructions of this seat are above its holdings. They are while some are open. After that they stay
 * there until the phase is over, so that nothing moves away from the finger that ticks the last line.
 */
export function useMovesFirst({ table: { turn, phase, instructions }, audience }: SeatView): boolean {
  const [stayedIn, setStayedIn] = useState<string | null>(null);
  const now = `${turn} ${phase}`;
  const isLeft = instructions.some(({ owner, done }) => owner === audience && !done);
  if (isLeft && stayedIn !== now) setStayedIn(now);
  return isLeft || stayedIn === now;
}
