import styles from './steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** The index of the present step. */
  readonly now: number;
}

/** Shows steps in order, with the same look on all pages: done, present, to come. */
export const Steps = ({ label, names, now }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {names.map((name, i) => (
      <li
        key={name}
        className={styles.step}
        data-state={i < now ? 'done' : i === now ? 'now' : 'to-come'}
        aria-current={i === now ? 'step' : undefined}
      >
        {name}
        {i < now && <span className="unseen">, done</span>}
      </li>
    ))}
  </ol>
);
