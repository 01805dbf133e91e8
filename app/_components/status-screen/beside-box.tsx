import type { ReactNode } from 'react';
import styles from './beside-box.module.css';

interface BesideBoxProps {
  readonly title: string;
  /** Holds many lines, closer to each other. */
  readonly dense?: boolean;
  /** Its title is seen: left out where little room is left and the box speaks for itself. */
  readonly titled?: boolean;
  readonly children: ReactNode;
}

/** What is going on, beside the planet and readable from across the room; told anew whenever it changes. */
export const BesideBox = ({ title, dense = false, titled = true, children }: BesideBoxProps) => (
  <section className={styles.box} data-dense={dense} aria-live="polite">
    <h2 className={titled ? styles.title : 'unseen'}>{title}</h2>
    {children}
  </section>
);

interface BesideLineProps {
  /** Something is off, and somebody has to see to it. */
  readonly caution?: boolean;
  readonly children: ReactNode;
}

/** A sentence in such a box. */
export const BesideLine = ({ caution = false, children }: BesideLineProps) => (
  <p className={styles.line} data-caution={caution}>
    {children}
  </p>
);
