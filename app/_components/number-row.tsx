'use client';
import { useId, useState, type ReactNode } from 'react';
import { formatOneLess, formatOneMore, formatWas } from './number-messages.ts';
import { StepButton } from './step-button.tsx';
import styles from './number-row.module.css';

interface NumberRowProps {
  readonly label: string;
  /** The visible text, which is shorter than the whole label, if the text around it has the rest. */
  readonly shown?: string;
  /** A sign before the label: a disc, an icon. */
  readonly sign?: ReactNode;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** The former value, if it is different. */
  readonly was?: number;
  /** Whether the first number follows the last one, as with the sectors of the storm. */
  readonly around?: boolean;
  readonly onSet: (value: number) => void;
}

/** A number with two buttons and a text field. It shows the former value, so that a mistake is visible. */
export function NumberRow({ label, shown = label, sign, value, from, to, was, around = false, onSet }: NumberRowProps) {
  const field = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const span = to - from + 1;
  const step = (by: number) => {
    const next = value + by;
    onSet(around ? ((next - from + span) % span) + from : Math.min(Math.max(next, from), to));
  };
  const isChanged = was !== undefined && was !== value;
  return (
    <div className={styles.row} data-changed={isChanged}>
      {sign}
      <label htmlFor={field} className={styles.label}>
        {shown}
      </label>
      {isChanged && <span className={styles.was}>{formatWas(was)}</span>}
      <span className={styles.controls}>
        <StepButton
          name="minus"
          words={formatOneLess(label)}
          className={styles.button}
          idle={!around && value <= from}
          onStep={() => {
            step(-1);
          }}
        />
        <input
          id={field}
          aria-label={label}
          className={styles.value}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? value}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
          onChange={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, '');
            const most = Math.min(Number(digits), to);
            // Above the maximum, the field shows the value that will be set: 30 forces become a faction's 20.
            setTyped(digits === '' ? digits : String(most));
            if (digits !== '' && most >= from) onSet(most);
          }}
          onBlur={() => {
            setTyped(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            setTyped(null);
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <StepButton
          name="plus"
          words={formatOneMore(label)}
          className={styles.button}
          idle={!around && value >= to}
          onStep={() => {
            step(1);
          }}
        />
      </span>
    </div>
  );
}
