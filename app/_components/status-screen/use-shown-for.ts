'use client';
import { useEffect, useState } from 'react';

/** Whether this device has shown this text for less than the time (ms). Equal texts count as the same. */
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
