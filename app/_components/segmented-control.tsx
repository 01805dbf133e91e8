'use client';
import { useId } from 'react';
import { useIsHydrated } from '../_browser/use-is-hydrated.ts';
import styles from './segmented-control.module.css';

interface SegmentsProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly means: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** A choice between two or three short words next to a label, with an explanation of the chosen word below. */
export function SegmentedControl<T extends string>({ legend, choices, chosen, onChoose }: SegmentsProps<T>) {
  const name = useId();
  const isAwake = useIsHydrated();
  return (
    <fieldset className={styles.row} inert={!isAwake}>
      <legend className={styles.legend}>{legend}</legend>
      <span className={styles.segmentedControl}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={value === chosen}
              aria-describedby={value === chosen ? `${name}-means` : undefined}
              onChange={() => {
                onChoose(value);
              }}
            />
            {label}
          </label>
        ))}
      </span>
      <span id={`${name}-means`} className={styles.means}>
        {choices.find(({ value }) => value === chosen)?.means}
      </span>
    </fieldset>
  );
}
