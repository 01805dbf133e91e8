'use client';
import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  /** A sign before the label: a disc. */
  readonly sign?: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that stands until it is lifted. */
export function Switch({ label, sign, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.switch}
      onClick={() => {
        onChange(!on);
      }}
    >
      {sign}
      <span className={styles.label}>{label}</span>
      <span className={styles.slot} aria-hidden />
    </button>
  );
}
