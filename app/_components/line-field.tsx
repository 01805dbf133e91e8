'use client';
import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Among the small controls of the desk. */
  readonly small?: boolean;
}

/** A line to type, under its label. */
export function LineField({ label, onChange, small = false, ...input }: LineFieldProps) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={field}
        className={styles.field}
        data-small={small}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
