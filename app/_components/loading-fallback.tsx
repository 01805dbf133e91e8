'use client';
import { useEffect, useState } from 'react';
import { PAGE_ON_ITS_WAY } from '#client';
import { Notice } from './notice.tsx';

/** The time for which the fallback shows nothing (ms). Most parts load sooner. */
const QUIET_MS = 3000;

/** Shows a placeholder for a part that has not loaded yet. After some time the placeholder says so. */
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
