import type { ReactNode } from 'react';
import type { AnswerValue } from '#client';
import { Button } from '../button.tsx';
import styles from './prompt-layout.module.css';

interface RowsProps<Value extends AnswerValue> {
  /** The label of the choice. */
  readonly label: string;
  readonly choices: readonly RowChoice<Value>[];
  /** Aligned left: each option has an icon or more than a few words. */
  readonly fromLeft?: boolean;
  /** Whether the options are next to each other if there is room, to leave space for a map. */
  readonly beside?: boolean;
  readonly wanted: AnswerValue | undefined;
  readonly onChoose: (value: Value) => void;
}

export interface RowChoice<Value extends AnswerValue> {
  readonly value: Value;
  readonly says: ReactNode;
}

/** Shows a few options, one of which is chosen. */
export const OptionList = <Value extends AnswerValue>({
  label,
  choices,
  fromLeft = false,
  beside = false,
  wanted,
  onChoose,
}: RowsProps<Value>) => (
  <div className={beside ? styles.row : styles.rows} role="group" aria-label={label}>
    {choices.map(({ value, says }, at) => (
      <Button
        key={at}
        className={fromLeft ? styles.left : undefined}
        chosen={wanted === value}
        onClick={() => {
          onChoose(value);
        }}
      >
        {says}
      </Button>
    ))}
  </div>
);
