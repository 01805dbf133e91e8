import type { ReactNode } from 'react';
import styles from './struck-through.module.css';

interface StruckProps {
  /** It was undone. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/** Words of the log, struck out when taking back has undone what they tell. */
export const StruckThrough = ({ when, children }: StruckProps) =>
  when ? (
    <s className={styles.struckThrough}>
      <span className="unseen">Undone: </span>
      {children}
    </s>
  ) : (
    children
  );
