'use client';

import type { WindowView } from '#client';
import { useReducedMotion } from '../../_browser/use-reduced-motion.ts';
import { useServerClock } from '../../_connection/use-server-clock.ts';
import { closingPart } from './closing-part.ts';
import styles from './window-ring.module.css';

const AROUND = 2 * Math.PI * 44;

interface WindowRingProps {
  readonly window: WindowView;
  /** Somebody is still talking, or the table is held: the window waits, and so does the ring. */
  readonly paused: boolean;
}

/** The ring that closes while a window is open, for all at the same moment. */
export function WindowRing({ window, paused }: WindowRingProps) {
  const now = useServerClock(!paused);
  const open = closingPart(window, now, useReducedMotion());
  return (
    <svg viewBox="-50 -50 100 100" className={styles.ring} data-paused={paused} aria-hidden>
      <circle r="44" className={styles.track} />
      <circle r="44" className={styles.left} strokeDasharray={AROUND} strokeDashoffset={AROUND * (1 - open)} />
    </svg>
  );
}
