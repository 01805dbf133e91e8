import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

interface FoldedProps {
  readonly title: string;
  /** The content in one line. */
  readonly sum: string;
  readonly children: ReactNode;
}

/** Shows choices that most tables leave unchanged, folded away under a summary. */
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
