'use client';
import type { ReactNode } from 'react';
import { useVeil } from '../_hooks/use-veil.ts';
import { DuneContours } from './dune-contours.tsx';
import { Icon } from './icon.tsx';
import styles from './veil.module.css';

interface VeilProps {
  /** What lies beneath, as its owner calls it: "your hand". */
  readonly what: string;
  /** The words on the cover. */
  readonly words?: string;
  /** The height of the box in rem, chosen by public facts alone. */
  readonly height: number;
  /** Not in the page at all while covered. */
  readonly children: ReactNode;
}

/** Sand over a secret. The box is the same covered or open, so neither its size nor its movement tells anything. */
export function Veil({ what, words = 'Hold to look', height, children }: VeilProps) {
  const { open, handlers } = useVeil();
  return (
    <div className={styles.veil} data-open={open} style={{ minHeight: `${height}rem` }}>
      {open ? (
        <div className={styles.beneath}>{children}</div>
      ) : (
        <div className={styles.cover} aria-hidden>
          <DuneContours />
          <span className={styles.words}>
            <Icon name="hold" /> {words}
          </span>
        </div>
      )}
      <button type="button" className={styles.hand} {...handlers}>
        <span className="unseen">{open ? `Cover ${what}` : `Show ${what}, covered`}</span>
      </button>
    </div>
  );
}
