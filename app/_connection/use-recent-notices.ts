'use client';
import { useEffect, useState } from 'react';
import {
  isOwnDoing,
  lastOfEachSubject,
  formatNotice,
  formatTakenBack,
  type FactionId,
  type LogFact,
  type LogFactOf,
  type LogLine,
  type TableNotice,
} from '#client';
import { useLive } from './live.tsx';

/** How long a notice stays visible (ms). After that, it is only in the list or the log. */
const FRESH_MS = 20_000;
/** How long a notice stays visible on a phone (ms). The time is shorter, because a phone is near its reader. */
export const FRESH_ON_PHONES_MS = 6_000;

export interface News {
  /** Server time in milliseconds. */
  readonly at: number;
  readonly words: string;
  /** The take-back that the notice announces. A page with more messages can name the point of the take-back. */
  readonly undone?: LogFactOf<'taken-back'>;
}

export interface FreshNews {
  /** The news, oldest first. */
  readonly news: readonly News[];
  /** Closes the present notices. Later notices appear. */
  readonly close: () => void;
}

interface NewsWishes {
  /** How long (ms) the notice counts as news. */
  readonly lasts?: number;
  /** The faction of the phone. */
  readonly reader?: FactionId | null;
  /** Returns the news text of a log line; `null` for other lines. */
  readonly tells?: (fact: LogFact) => string | null;
}

const NOTHING = () => null;

/**
 * Returns the latest news about seats, the desk and take-backs. Only the last notice of each subject is returned. A
 * seat does not see its own actions.
 */
export function useRecentNotices({ lasts = FRESH_MS, reader = null, tells = NOTHING }: NewsWishes = {}): FreshNews {
  const { notices, frame, clockShift } = useLive();
  /** The server time up to which notices are no longer news. */
  const [over, setOver] = useState(-Infinity);
  const fresh = latestNews(
    notices.filter(({ notice }) => reader === null || !isOwnDoing(notice, reader)),
    frame?.view.table.log ?? [],
    tells,
  ).filter(({ at }) => at > over);
  const oldest = fresh[0]?.at ?? null;
  useEffect(() => {
    if (oldest === null) return;
    const serverNow = () => Date.now() + clockShift;
    const timer = setTimeout(
      () => {
        setOver(Math.max(oldest, serverNow() - lasts));
      },
      Math.max(0, oldest + lasts - serverNow()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [oldest, clockShift, lasts]);
  const newest = fresh.at(-1);
  return {
    news: fresh,
    close: () => {
      if (newest !== undefined) setOver(newest.at);
    },
  };
}

/** Returns the last notice of each subject, the last take-back, and the last line that `tells` picks; oldest first. */
export function latestNews(
  notices: readonly TableNotice[],
  log: readonly LogLine[],
  tells: (fact: LogFact) => string | null = NOTHING,
): readonly News[] {
  const told = lastOfEachSubject(notices, 1).map(({ at, notice }) => ({ at, words: formatNotice(notice) }));
  const back = log.findLast(isTakenBack);
  const taken = back === undefined ? [] : [{ at: back.at, words: formatTakenBack(), undone: back.fact }];
  const played = log.map(({ at, fact }) => ({ at, words: tells(fact) })).findLast(isTold);
  return [...told, ...taken, ...(played === undefined ? [] : [played])].sort((one, other) => one.at - other.at);
}

const isTakenBack = (line: LogLine): line is LogLine & { readonly fact: LogFactOf<'taken-back'> } =>
  line.fact.code === 'taken-back';

const isTold = (line: { readonly at: number; readonly words: string | null }): line is News => line.words !== null;
