'use client';
import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'size'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** `small` for the controls of the desk; codes have large letters. */
  readonly size?: 'usual' | 'small' | 'code' | 'long-code';
}

/** A text field of one line, below its label. */
export function LineField({ label, onChange, size = 'usual', ...input }: LineFieldProps) {
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
        data-size={size}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
