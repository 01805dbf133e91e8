'use client';
import { useId } from 'react';
import styles from './name-field.module.css';

/** As many signs as the server asks for. */
export const SHORTEST_PASSPHRASE = 8;

interface PassphraseFieldProps {
  readonly value: string;
  readonly onChange: (passphrase: string) => void;
}

/** The passphrase of a table's file, readable, since whoever types it must be able to say it again. */
export function PassphraseField({ value, onChange }: PassphraseFieldProps) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        {`Passphrase, at least ${SHORTEST_PASSPHRASE} signs`}
      </label>
      <input
        id={field}
        className={styles.field}
        value={value}
        maxLength={200}
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
