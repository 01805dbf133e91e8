'use client';
import { useId } from 'react';
import { formatStepLess, formatStepMore } from './number-messages.ts';
import { StepButton } from './step-button.tsx';
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
      <StepButton
        name="minus"
        words={formatStepLess(label)}
        className={styles.step}
        idle={value <= from}
        onStep={() => {
          set(value - 1);
        }}
      />
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
      <StepButton
        name="plus"
        words={formatStepMore(label)}
        className={styles.step}
        idle={value >= to}
        onStep={() => {
          set(value + 1);
        }}
      />
    </div>
  );
}
