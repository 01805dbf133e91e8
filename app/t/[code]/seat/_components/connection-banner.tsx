'use client';
import { useEffect, useState } from 'react';
import { formatClock } from '#client';
import { Notice } from '#app/_components/notice.tsx';
import type { ConnectionStatus } from '#app/_connection/frame.ts';
import { CONNECTION } from './seat-messages.ts';

/** How long the text "Back at the table" stays (ms). */
const BACK_MS = 4000;

interface ConnectionStripProps {
  readonly standing: ConnectionStatus;
  readonly since: number;
}

/**
 * Shows that the table is unreachable, for how long, and when it can be reached again. The player need not do anything.
 */
export function ConnectionBanner({ standing, since }: ConnectionStripProps) {
  const [wasAway, setWasAway] = useState(false);
  if (standing === 'reconnecting' && !wasAway) setWasAway(true);
  useEffect(() => {
    if (standing !== 'connected' || !wasAway) return;
    const timer = setTimeout(() => {
      setWasAway(false);
    }, BACK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [standing, wasAway]);
  if (standing === 'reconnecting') return <Looking since={since} />;
  return wasAway ? <Notice icon="check" tone="done" title={CONNECTION.back} /> : null;
}

function Looking({ since }: { readonly since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const hasNetwork = typeof navigator === 'undefined' || navigator.onLine;
  return (
    <Notice icon="offline" title={CONNECTION.looking} aside={formatClock(now - since)}>
      {hasNetwork ? CONNECTION.noAnswer : CONNECTION.noWiFi}
    </Notice>
  );
}
