'use client';
import { useState } from 'react';
import type { View } from '#client';
import { useHasTimePassed } from '#app/_connection/use-has-time-passed.ts';
import { useReducedMotion } from '#app/_browser/use-reduced-motion.ts';
import { arrivedAt, followedTo, keptBack, toldNow, untold, type Followed } from './reading.ts';

interface ToldView<Of extends View> {
  /** The part of the view that the screen has shown; `null` before the first view. */
  readonly view: Of | null;
  /** Shows the result at once; `null` when the page holds nothing back, or only for a moment. */
  readonly onTell: (() => void) | null;
}

/** Holds back the events that the screen presents, on every phone and at the desk, until the screen has shown them. */
export function useRevealedView<Of extends View>(latest: Of | null): ToldView<Of> {
  const reduced = useReducedMotion();
  const [known, setKnown] = useState<Followed<Of> | null>(null);
  const followed = follow(known, latest);
  const kept = followed === null ? null : keptBack(followed);
  const isRead = useHasTimePassed(kept?.until ?? -Infinity);
  const isTold = isRead || (reduced && kept?.mayBeHurried === true);
  // A part that the screen has shown stays visible, although a raised hand delays the rest.
  const now = followed !== null && kept !== null && isTold ? toldNow(followed) : followed;
  if (now !== known) setKnown(now);
  if (now === null || kept === null || isTold) return { view: latest, onTell: null };
  return {
    view: untold(now),
    onTell: kept.mayBeHurried
      ? () => {
          setKnown(toldNow(now));
        }
      : null,
  };
}

function follow<Of extends View>(known: Followed<Of> | null, latest: Of | null): Followed<Of> | null {
  if (latest === null || known?.view === latest) return known;
  return known === null ? arrivedAt(latest) : followedTo(known, latest);
}
