'use client';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that stands until it is lifted. */
export function Switch({ label, on, onChange }: SwitchProps) {
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
      <span>{label}</span>
      <span className={styles.slot} aria-hidden />
    </button>
  );
}
