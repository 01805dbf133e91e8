import type { Explanation } from '#client';
import { Icon } from './icon.tsx';
import styles from './failure-banner.module.css';

/** A strip beside what was tried: why it was not done, and what next. */
export function FailureBanner({ why, next }: Explanation) {
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="warning" className={styles.sign} />
      <span>
        {why} <span className={styles.next}>{next}</span>
      </span>
    </p>
  );
}
