'use client';
import { useId } from 'react';
import styles from './field.module.css';

interface ExactFieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  /** Among the small controls of the desk. */
  readonly small?: boolean;
  readonly onChange: (value: string) => void;
}

/** A line that is taken sign by sign as it is typed: nothing completes or corrects it, and it stays readable. */
export function ExactField({ label, value, longest, small = false, onChange }: ExactFieldProps) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        {label}
      </label>
      <input
        id={field}
        className={styles.field}
        data-small={small}
        value={value}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
