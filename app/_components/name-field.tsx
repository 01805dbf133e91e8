'use client';
import { useId, type Ref } from 'react';
import styles from './field.module.css';

const LONGEST_NAME = 24;

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A person's name, for the others to read. */
export function NameField({ label, value, onChange, ref }: NameFieldProps) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        {label}
      </label>
      <input
        ref={ref}
        id={field}
        className={styles.field}
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="done"
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
