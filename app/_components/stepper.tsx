'use client';
import { useId } from 'react';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly onChange: (value: number) => void;
}

/** A whole number between two limits: minus, the number itself to type over, plus. */
export function Stepper({ label, value, from, to, onChange }: StepperProps) {
  const id = useId();
  const set = (next: number) => {
    if (Number.isInteger(next)) onChange(Math.min(to, Math.max(from, next)));
  };
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={`One less, ${label}`}
        aria-disabled={value <= from || undefined}
        onClick={() => {
          set(value - 1);
        }}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onFocus={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          set(Number(event.currentTarget.value.replace(/\D/g, '')));
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`One more, ${label}`}
        aria-disabled={value >= to || undefined}
        onClick={() => {
          set(value + 1);
        }}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
