import { useId } from 'react';
import styles from './letters-field.module.css';

interface LettersFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** More than four letters: smaller ones. */
  readonly long?: boolean;
  readonly onChange: (typed: string) => void;
}

/** A code that is read off another device and typed. */
export function LettersField({ label, long = false, onChange, ...input }: LettersFieldProps) {
  const field = useId();
  return (
    <div className={styles.code}>
      <label htmlFor={field} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={field}
        className={styles.field}
        data-long={long}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        enterKeyHint="go"
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
