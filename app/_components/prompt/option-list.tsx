import type { ReactNode } from 'react';
import type { AnswerValue } from '#client';
import { Button } from '../button.tsx';
import { classes } from '../classes.ts';
import styles from './prompt-layout.module.css';

interface RowsProps<Value extends AnswerValue> {
  /** The label of the choice. */
  readonly label: string;
  readonly choices: readonly RowChoice<Value>[];
  /** Aligned left: each option has an icon or more than a few words. */
  readonly fromLeft?: boolean;
  /** Whether the options are next to each other if there is room, to leave space for a map. */
  readonly beside?: boolean;
  /** Whether the rows are low, so that nine of them need little scrolling. */
  readonly low?: boolean;
  readonly wanted: AnswerValue | undefined;
  readonly onChoose: (value: Value) => void;
}

export interface RowChoice<Value extends AnswerValue> {
  readonly value: Value;
  readonly says: ReactNode;
  /** A public fact at the end of the row: `11 in the tanks`. */
  readonly note?: string | undefined;
  /** Whether the row cannot be chosen. Its note gives the reason. */
  readonly closed?: boolean;
}

/** Shows a few options, one of which is chosen. */
export const OptionList = <Value extends AnswerValue>({
  label,
  choices,
  fromLeft = false,
  beside = false,
  low = false,
  wanted,
  onChoose,
}: RowsProps<Value>) => (
  <div className={beside ? styles.row : styles.rows} role="group" aria-label={label}>
    {choices.map(({ value, says, note, closed = false }, at) => (
      <Button
        key={at}
        small={low}
        className={classes(fromLeft && styles.left, closed && styles.closed)}
        chosen={wanted === value}
        aria-disabled={closed ? true : undefined}
        onClick={() => {
          if (!closed) onChoose(value);
        }}
      >
        {says}
        {note !== undefined && <small className={styles['row-note']}>{note}</small>}
      </Button>
    ))}
  </div>
);
