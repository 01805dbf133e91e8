'use client';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './checklist.module.css';

export interface ChecklistItem {
  readonly id: string;
  readonly words: ReactNode;
  /** The explanation, in smaller letters below. */
  readonly note?: string | null;
  readonly done: boolean;
  /** Left out for a line of another owner, which is read-only. */
  readonly onTick?: ((done: boolean) => void) | undefined;
}

interface ChecklistProps {
  readonly label: string;
  readonly items: readonly ChecklistItem[];
}

/** Shows instructions in their order. Only the owner of an instruction ticks it. */
export function Checklist({ label, items }: ChecklistProps) {
  return (
    <ul className={styles.checklist} aria-label={label}>
      {items.map(({ id, words, note = null, done, onTick }) => (
        <li key={id} data-done={done}>
          {onTick === undefined ? (
            <span className={styles.line}>
              <Box />
              <span>
                {words}
                {done && <span className="unseen">, done</span>}
                <Note words={note} />
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
              <span>
                {words}
                <Note words={note} />
              </span>
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

const Note = ({ words }: { readonly words: string | null }) =>
  words !== null && <small className={styles.note}>{words}</small>;

const Box = () => (
  <span className={styles.box} aria-hidden>
    <Icon name="check" />
  </span>
);
