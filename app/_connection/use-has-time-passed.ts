'use client';
import { useEffect, useState } from 'react';
import { useLive } from './live.tsx';

/** Whether this moment (server time, ms) has come. The page renders when it comes. */
export function useHasTimePassed(moment: number): boolean {
  const { clockShift } = useLive();
  const [looked, setLooked] = useState(() => Date.now());
  const here = moment - clockShift;
  const hasPassed = looked >= here;
  useEffect(() => {
    if (hasPassed) return undefined;
    const timer = setTimeout(
      () => {
        setLooked(Math.max(here, Date.now()));
      },
      Math.max(0, here - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [hasPassed, here]);
  return hasPassed;
}
