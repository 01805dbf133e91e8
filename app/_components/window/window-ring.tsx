'use client';

import type { WindowView } from '#client';
import { useReducedMotion } from '../../_browser/use-reduced-motion.ts';
import { useServerClock } from '../../_connection/use-server-clock.ts';
import { closingPart } from './closing-part.ts';
import styles from './window-ring.module.css';

const AROUND = 2 * Math.PI * 44;

interface WindowRingProps {
  readonly window: WindowView;
  /** Whether the table is paused. Then the window and the ring wait. */
  readonly paused: boolean;
}

/** The ring of an open window, which closes for all at the same moment. */
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
