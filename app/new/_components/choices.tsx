'use client';
import { useId, type ReactNode } from 'react';
import styles from './choices.module.css';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** The meaning of the choice, in one sentence; `null` where the label says all. */
  readonly means: string | null;
}

interface ChoicesProps<T extends string> {
  readonly legend: string;
  /** Whether only screen readers get the legend, because the text above says the same. */
  readonly unseen?: boolean;
  readonly choices: readonly Choice<T>[];
  /** The chosen value; `null` while no value is chosen. */
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
  readonly children?: ReactNode;
}

/** Lets the host choose one of several values, each with a sentence about its meaning. */
export function Choices<T extends string>({
  legend,
  unseen = false,
  choices,
  chosen,
  onChoose,
  children,
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={unseen ? 'unseen' : styles.legend}>{legend}</legend>
      {choices.map(({ value, label, means }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={value === chosen}
            onChange={() => {
              onChoose(value);
            }}
          />
          <span className={styles.label}>{label}</span>
          {means !== null && <span className={styles.means}>{means}</span>}
        </label>
      ))}
      {children}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  /** The meaning of the option when it is on. */
  readonly means: string;
  /** The source of the option. */
  readonly source: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** Lets the host switch an option on or off, with a sentence about its meaning. */
export function Switch({ label, means, source, on, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.radio}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-means ${id}-source`}
        checked={on}
        onChange={(event) => {
          onSwitch(event.currentTarget.checked);
        }}
      />
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span id={`${id}-means`} className={styles.means}>
        {means}
      </span>
      <small id={`${id}-source`} className={styles.source}>
        {source}
      </small>
    </label>
  );
}
