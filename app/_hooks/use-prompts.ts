'use client';
import type { Prompt, SeatView } from '../../lib/client.ts';
import { useGameView } from './live.tsx';

/** The seat's own view; `null` before the first frame, and on pages of another audience. */
export function useSeatView(): SeatView | null {
  const view = useGameView();
  return view !== null && 'mine' in view ? view : null;
}

const NONE: readonly Prompt[] = [];

/** The decisions that are this seat's to make. */
export const usePrompts = (): readonly Prompt[] => useSeatView()?.prompts ?? NONE;
