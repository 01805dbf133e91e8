'use client';
import { useState } from 'react';
import type { SeatView } from '#client';
import { useReducedMotion } from '#app/_device/use-reduced-motion.ts';
import { arrivedAt, followedTo, keptUntil, toldNow, untold, type Followed } from './told.ts';
import { useHasPassed } from '#app/_connection/use-has-passed.ts';

interface ToldView {
  /** The seat's view, as far as the screen has told it; `null` before the first. */
  readonly view: SeatView | null;
  /** Tells the result at once; `null` when nothing is kept. */
  readonly onTell: (() => void) | null;
}

/**
 * Keeps how a battle ended to itself while the screen adds it up line by line. With reduced motion it waits for no
 * theatre.
 */
export function useToldView(latest: SeatView | null): ToldView {
  const reduced = useReducedMotion();
  const [known, setKnown] = useState<Followed | null>(null);
  const followed = follow(known, latest);
  if (followed !== known) setKnown(followed);
  const until = followed === null || reduced ? null : keptUntil(followed);
  const isRead = useHasPassed(until ?? -Infinity);
  if (followed === null || isRead) return { view: latest, onTell: null };
  return {
    view: untold(followed),
    onTell: () => {
      setKnown(toldNow(followed));
    },
  };
}

function follow(known: Followed | null, latest: SeatView | null): Followed | null {
  if (latest === null || known?.view === latest) return known;
  return known === null ? arrivedAt(latest) : followedTo(known, latest);
}
