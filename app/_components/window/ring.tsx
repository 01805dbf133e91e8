'use client';
import { useServerClock } from '../../_connection/use-server-clock.ts';
import styles from './ring.module.css';
import { HELD, sayLeft } from './ring-words.ts';

const RADIUS = 31;
const AROUND = 2 * Math.PI * RADIUS;
/** When a screen reader hears the clock. */
const SPOKEN_AT = [30, 10, 0] as const;

/** From so many seconds on it shows minutes as well. */
const MINUTES_FROM = 100;

/** `2:40`, and from 99 on seconds alone. */
const faceOf = (seconds: number): string =>
  seconds < MINUTES_FROM ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface RingProps {
  /** When it opened and when it ends, in server time (ms). */
  readonly window: { readonly opened: number; readonly deadline: number };
  /** The table talks or is paused: the clock stands still until that is over. */
  readonly held: boolean;
  /** A raised hand stops the clock until then: what is left counts from there on. */
  readonly standsUntil?: number | null;
}

/** How long there is still time, in server time, the same on every phone. */
export function Ring({ window: { opened, deadline }, held, standsUntil = null }: RingProps) {
  const now = Math.max(useServerClock(!held), standsUntil ?? 0);
  const left = Math.max(0, deadline - now);
  const seconds = Math.ceil(left / 1000);
  const share = Math.min(1, left / Math.max(1, deadline - opened));
  const spoken = SPOKEN_AT.find((mark) => mark === seconds);
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 72 72" aria-hidden focusable="false">
        <circle className={styles.track} cx="36" cy="36" r={RADIUS} />
        <circle
          className={styles.left}
          cx="36"
          cy="36"
          r={RADIUS}
          strokeDasharray={`${AROUND * share} ${AROUND}`}
          transform="rotate(-90 36 36)"
        />
      </svg>
      <span className={styles.number} data-long={seconds >= MINUTES_FROM} aria-hidden>
        {held ? '–' : faceOf(seconds)}
      </span>
      <span className="unseen" role="status">
        {held ? HELD : spoken !== undefined && sayLeft(spoken * 1000)}
      </span>
    </div>
  );
}
