'use client';
import { useEffect, useState } from 'react';
import type { TableNotice } from '../../lib/client.ts';
import { useLive } from './live.tsx';

/** How long something about the seats stays in everybody's sight; afterwards it is found in the list. */
const FRESH_MS = 20_000;

/** The last thing the table was told about its seats or its desk, while it is new. */
export function useFreshNotice(): TableNotice | null {
  const { notices, clockShift } = useLive();
  const last = notices.at(-1) ?? null;
  const [over, setOver] = useState<TableNotice | null>(null);
  useEffect(() => {
    if (last === null) return;
    const left = last.at + FRESH_MS - (Date.now() + clockShift);
    const timer = setTimeout(
      () => {
        setOver(last);
      },
      Math.max(0, left),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [last, clockShift]);
  return last === over ? null : last;
}
