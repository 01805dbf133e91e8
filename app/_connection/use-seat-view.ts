'use client';
import type { SeatView } from '#client';
import { useGameView } from './live.tsx';

/** Returns the seat's own view; `null` before the first frame, and on pages of other audiences. */
export function useSeatView(): SeatView | null {
  const view = useGameView();
  return view !== null && 'mine' in view ? view : null;
}
