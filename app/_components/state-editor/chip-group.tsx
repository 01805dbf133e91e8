'use client';
import { useId, type ReactNode } from 'react';
import { formatWas } from './position-messages.ts';
import styles from './chip-group.module.css';

interface PickProps<T extends string> {
  readonly legend: ReactNode;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly sign?: ReactNode }[];
  readonly chosen: T;
  /** The former value, if it is different. */
  readonly was: string | null;
  readonly onPick: (value: T) => void;
}

/** A choice of a few chips in a row. It shows the former value. */
export function ChipGroup<T extends string>({ legend, choices, chosen, was, onPick }: PickProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.chipGroup}>
      <legend className={styles.legend}>
        {legend}
        {was !== null && <span className={styles.was}>{formatWas(was)}</span>}
      </legend>
      <div className={styles.chips}>
        {choices.map(({ value, label, sign }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === chosen}
              onChange={() => {
                onPick(value);
              }}
            />
            {sign}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
