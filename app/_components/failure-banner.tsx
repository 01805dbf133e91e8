import type { Explanation } from '#client';
import { Icon } from './icon.tsx';
import styles from './failure-banner.module.css';

/** A strip next to a failed action. It says why the action failed, and what the user can do next. */
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
