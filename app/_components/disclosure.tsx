import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

interface FoldedProps {
  readonly title: string;
  /** What stands inside, in a line. */
  readonly sum: string;
  readonly children: ReactNode;
}

/** Choices that most tables take as they stand, folded away under what they come to. */
export const Disclosure = ({ title, sum, children }: FoldedProps) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.sum}>{sum}</span>
      <Icon name="unfold" className={styles.sign} />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
