'use client';
import type { DeskView } from '#client';
import { formatAskedToCheck } from './asked-to-check-messages.ts';
import styles from './owed-list.module.css';

/** Shows the secrets that their owners are asked to check again. */
export const AskedToCheck = ({ checks }: Pick<DeskView, 'checks'>) => (
  <p className={styles.quiet}>{formatAskedToCheck(checks)}</p>
);
