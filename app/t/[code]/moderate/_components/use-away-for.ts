'use client';
import { useEffect, useState } from 'react';
import type { FactionId } from '#client';
import type { Presence } from '#app/_connection/frame.ts';

export const MINUTE = 60_000;
const LOOK_AGAIN_MS = 15_000;

/** Returns how long this desk has missed each absent phone, in ms; 0 for connected phones. */
export function useAwayFor(presence: readonly Presence[]): (faction: FactionId) => number {
  const [since, setSince] = useState<ReadonlyMap<FactionId, number>>(new Map());
  const [now, setNow] = useState(0);
  useEffect(() => {
    const at = Date.now();
    setNow(at);
    setSince((known) => {
      const missing = presence.filter(({ here }) => !here);
      return new Map(missing.map(({ faction }) => [faction, known.get(faction) ?? at]));
    });
    const timer = setInterval(() => {
      setNow(Date.now());
    }, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [presence]);
  return (faction) => Math.max(0, now - (since.get(faction) ?? now));
}
