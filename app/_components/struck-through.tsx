import type { ReactNode } from 'react';
import styles from './struck-through.module.css';

interface StruckProps {
  /** Whether the event was undone. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/** Shows a log text. It is struck through if a take-back has undone the event. */
export const StruckThrough = ({ when, children }: StruckProps) =>
  when ? (
    <s className={styles.struckThrough}>
      <span className="unseen">Undone: </span>
      {children}
    </s>
  ) : (
    children
  );
