'use client';
import { capital, listed, theFactions, type DeskView } from '#client';
import { nameOfSecret } from '#lib/saying/own-facts.ts';
import styles from './owed-list.module.css';

/** Secrets that their owners are asked to look at again. */
export const AskedToCheck = ({ checks }: Pick<DeskView, 'checks'>) => (
  <p className={styles.quiet}>
    {`Asked to be checked, and holding nobody up: ${capital(
      listed(checks.map(({ faction, matter }) => `${theFactions(faction)} ${nameOfSecret(matter)}`)),
    )}.`}
  </p>
);
