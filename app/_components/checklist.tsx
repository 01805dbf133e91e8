'use client';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './checklist.module.css';

export interface ChecklistItem {
  readonly id: string;
  readonly words: ReactNode;
  readonly done: boolean;
  /** Without it the line is somebody else's: read, not ticked. */
  readonly onTick?: ((done: boolean) => void) | undefined;
}

interface ChecklistProps {
  readonly label: string;
  readonly items: readonly ChecklistItem[];
}

/** Hand moves in the order hands do them. Only their owner ticks them. */
export function Checklist({ label, items }: ChecklistProps) {
  return (
    <ul className={styles.checklist} aria-label={label}>
      {items.map(({ id, words, done, onTick }) => (
        <li key={id} data-done={done}>
          {onTick === undefined ? (
            <span className={styles.line}>
              <Box />
              <span>
                {words}
                {done && <span className="unseen">, done</span>}
              </span>
            </span>
          ) : (
            <label className={styles.line}>
              <input
                type="checkbox"
                className={styles.tick}
                checked={done}
                onChange={(event) => {
                  onTick(event.currentTarget.checked);
                }}
              />
              <Box />
              <span>{words}</span>
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

const Box = () => (
  <span className={styles.box} aria-hidden>
    <Icon name="check" />
  </span>
);
