'use client';
import { useEffect, useState } from 'react';
import { useOnLeave } from './use-on-leave.ts';

/** After this much rest, what its owner dials, lays or enters drifts over with sand. */
export const REST_MS = 4000;
/** The same for a sheet with lists, which takes longer to read than a wheel to set. */
export const READING_MS = 12_000;

/**
 * A page that covers itself after some rest, and at once when it is left. Every touch, key and scroll keeps it open;
 * `watch` belongs on the element that holds the secrets, sheets included.
 */
export function useCoverAfterRest(ms: number, startsCovered: boolean) {
  const [covered, setCovered] = useState(startsCovered);
  const [stirred, setStirred] = useState(0);
  useOnLeave(() => {
    setCovered(true);
  });
  useEffect(() => {
    if (covered) return;
    const timer = setTimeout(() => {
      setCovered(true);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [covered, stirred, ms]);
  const stir = () => {
    setStirred((times) => times + 1);
  };
  const uncover = () => {
    setCovered(false);
    stir();
  };
  return {
    covered,
    uncover,
    watch: {
      onPointerDownCapture: stir,
      onPointerUpCapture: stir,
      onKeyDownCapture: stir,
      onWheelCapture: stir,
      onScrollCapture: stir,
    },
  };
}
