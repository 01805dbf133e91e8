'use client';
import { useServerClock } from '../../_connection/use-server-clock.ts';
import styles from './countdown-ring.module.css';
import { PAUSED, formatLeft } from './countdown-ring-messages.ts';

const RADIUS = 31;
const AROUND = 2 * Math.PI * RADIUS;
/** The remaining seconds at which a screen reader hears the clock. */
const SPOKEN_AT = [30, 10, 0] as const;

/** From this many seconds on, the ring also shows minutes. */
const MINUTES_FROM = 100;

/** Returns the text in the ring: `2:40`, or the seconds alone up to 99. */
const faceOf = (seconds: number): string =>
  seconds < MINUTES_FROM ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface RingProps {
  /** When the window opened, when it ends, and the earliest moment at which it can close (server time, ms). */
  readonly window: { readonly opened: number; readonly deadline: number; readonly floor?: number | null };
  /** Whether the table is paused. A paused table stops the clock. */
  readonly held: boolean;
  /** The time until which a raised hand stops the clock. The remaining time counts from that time on. */
  readonly standsUntil?: number | null;
}

/** The remaining time in server time, the same on every phone. */
export function CountdownRing({ window: { opened, deadline, floor = null }, held, standsUntil = null }: RingProps) {
  const now = Math.max(useServerClock(!held), standsUntil ?? 0);
  const left = Math.max(0, deadline - now);
  const seconds = Math.ceil(left / 1000);
  const share = Math.min(1, left / Math.max(1, deadline - opened));
  const spoken = SPOKEN_AT.find((mark) => mark === seconds);
  return (
    <div className={styles.countdownRing}>
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
        {floor !== null && <Floor part={Math.min(1, (deadline - floor) / Math.max(1, deadline - opened))} />}
      </svg>
      <span className={styles.number} data-long={seconds >= MINUTES_FROM} aria-hidden>
        {held ? '–' : faceOf(seconds)}
      </span>
      <span className="unseen" role="status">
        {held ? PAUSED : spoken !== undefined && formatLeft(spoken * 1000)}
      </span>
    </div>
  );
}

/** The dashed arc outside the ring: while the ring is within it, the window stays open whatever the answers are. */
const Floor = ({ part }: { readonly part: number }) => {
  const outside = RADIUS + 5;
  const angle = 2 * Math.PI * part;
  const at = (radius: number) => `${36 + radius * Math.sin(angle)} ${36 - radius * Math.cos(angle)}`;
  return (
    <>
      <path
        className={styles.floor}
        d={`M${at(outside)}A${outside} ${outside} 0 ${part < 0.5 ? 1 : 0} 1 36 ${36 - outside}`}
      />
      <path className={styles.mark} d={`M${at(RADIUS - 5)}L${at(outside + 3)}`} />
    </>
  );
};
