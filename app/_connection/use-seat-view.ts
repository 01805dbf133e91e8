'use client';
import type { SeatView } from '#client';
import { useGameView } from './live.tsx';

/** The seat's own view; `null` before the first frame, and on pages of another audience. */
export function useSeatView(): SeatView | null {
  const view = useGameView();
  return view !== null && 'mine' in view ? view : null;
}
