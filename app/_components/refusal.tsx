import { explainRefusal, type Explanation, type Refusal as RefusalFact, type SeatRefusal } from '#client';
import { Icon } from './icon.tsx';
import styles from './refusal.module.css';

interface RefusalProps {
  readonly refusal: RefusalFact | SeatRefusal;
}

/** Why something was not done, and what next; it stands beside what was tried. */
export function Refusal({ refusal }: RefusalProps) {
  const { why, next } = explainRefusal(refusal);
  return <Explained why={why} next={next} />;
}

/** The same strip for what went wrong before any rule was asked. */
export function Explained({ why, next }: Explanation) {
  return (
    <p className={styles.refusal} role="alert">
      <Icon name="warning" className={styles.sign} />
      <span>
        {why} <span className={styles.next}>{next}</span>
      </span>
    </p>
  );
}
