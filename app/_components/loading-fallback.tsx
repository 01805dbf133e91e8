'use client';
import { useEffect, useState } from 'react';
import { PAGE_ON_ITS_WAY } from '#client';
import { Notice } from './notice.tsx';

/** So long nothing is said: most parts are here before anybody could read it. */
const QUIET_MS = 3000;

/** Stands in for a part of the page that has not come from the laptop yet, and says so when that takes long. */
export function LoadingFallback() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!late) return null;
  return (
    <Notice icon="clock" title={PAGE_ON_ITS_WAY.why}>
      {PAGE_ON_ITS_WAY.next}
    </Notice>
  );
}
