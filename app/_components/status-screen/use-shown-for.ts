'use client';
import { useEffect, useState } from 'react';

/** Whether this device has seen this for less than so long (ms). What is written the same is the same. */
export function useShownFor(what: string | null, time: number): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => {
      setOver(what);
    }, time);
    return () => {
      clearTimeout(timer);
    };
  }, [what, time]);
  return what !== null && over !== what;
}
