import type { ReactNode } from 'react';
import styles from './beside-box.module.css';

interface BesideBoxProps {
  readonly title: string;
  /** Whether the box holds many lines, closer to each other. */
  readonly dense?: boolean;
  /** Whether the title of the box is visible. It is left out if there is little room and the box needs no title. */
  readonly titled?: boolean;
  readonly children: ReactNode;
}

/** The present activity, next to the planet and legible across the room. Screen readers hear each change. */
export const BesideBox = ({ title, dense = false, titled = true, children }: BesideBoxProps) => (
  <section className={styles.box} data-dense={dense} aria-live="polite">
    <h2 className={titled ? styles.title : 'unseen'}>{title}</h2>
    {children}
  </section>
);

interface BesideLineProps {
  /** Whether something is wrong that a person must fix. */
  readonly caution?: boolean;
  readonly children: ReactNode;
}

/** A sentence in such a box. */
export const BesideLine = ({ caution = false, children }: BesideLineProps) => (
  <p className={styles.line} data-caution={caution}>
    {children}
  </p>
);
