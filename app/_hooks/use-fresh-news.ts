'use client';
import { useEffect, useState } from 'react';
import { sayNotice, sayTakenBack, type LogLine, type TableNotice } from '../../lib/client.ts';
import { useLive } from './live.tsx';

/** How long something about the table stays in everybody's sight; afterwards it is found in the list or the log. */
const FRESH_MS = 20_000;

export interface News {
  /** Server time in milliseconds. */
  readonly at: number;
  readonly words: string;
}

/** The last thing the table was told about its seats, its desk or a way back, while it is new. */
export function useFreshNews(): string | null {
  const { notices, frame, clockShift } = useLive();
  const last = latestNews(notices, frame?.view.table.log ?? []);
  const at = last?.at ?? null;
  const [over, setOver] = useState(-Infinity);
  useEffect(() => {
    if (at === null) return;
    const left = at + FRESH_MS - (Date.now() + clockShift);
    const timer = setTimeout(
      () => {
        setOver(at);
      },
      Math.max(0, left),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [at, clockShift]);
  return last === null || last.at <= over ? null : last.words;
}

/** Of notices and of the log’s own ways back, whichever came last. */
export function latestNews(notices: readonly TableNotice[], log: readonly LogLine[]): News | null {
  const notice = notices.at(-1);
  const back = log.findLast(({ fact }) => fact.code === 'taken-back');
  const told = notice === undefined ? null : { at: notice.at, words: sayNotice(notice.notice) };
  const taken = back === undefined ? null : { at: back.at, words: sayTakenBack() };
  if (told === null || taken === null) return told ?? taken;
  return taken.at > told.at ? taken : told;
}
