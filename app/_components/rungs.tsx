import styles from './rungs.module.css';

interface RungsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Which of them is now, from 0. */
  readonly now: number;
}

/** Steps in their order, the same wherever they are shown: done, now, to come. */
export const Rungs = ({ label, names, now }: RungsProps) => (
  <ol className={styles.rungs} aria-label={label}>
    {names.map((name, i) => (
      <li
        key={name}
        className={styles.rung}
        data-state={i < now ? 'done' : i === now ? 'now' : 'to-come'}
        aria-current={i === now ? 'step' : undefined}
      >
        {name}
        {i < now && <span className="unseen">, done</span>}
      </li>
    ))}
  </ol>
);
