'use client';
import { lastOfEachSubject, formatNotice } from '#client';
import { useLive } from '../_connection/live.tsx';
import { SEAT_HISTORY } from './seat-history-messages.ts';
import styles from './seat-history.module.css';

/** The number of notices that the list shows of each subject. */
const SHOWN = 2;

/** The latest events of seats and desk, newest first: for a phone that slept while the strip was visible. */
export function SeatHistory() {
  const { notices } = useLive();
  if (notices.length === 0) return null;
  return (
    <section className={styles.history} aria-label={SEAT_HISTORY.label}>
      <h2>{SEAT_HISTORY.title}</h2>
      <ul>
        {[...lastOfEachSubject(notices, SHOWN)].reverse().map(({ at, notice }) => (
          <li key={`${at} ${formatNotice(notice)}`}>{formatNotice(notice)}</li>
        ))}
      </ul>
    </section>
  );
}
