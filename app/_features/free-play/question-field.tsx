'use client';
import { useId } from 'react';
import { MAX_QUESTION_LENGTH } from '#client';
import { QUESTION } from '#lib/features/free-play/messages/sheet.ts';
import styles from './free-play.module.css';

interface QuestionFieldProps {
  readonly value: string;
  readonly onChange: (question: string) => void;
}

/** Lets a player write a yes-or-no question for all to hear. */
export function QuestionField({ value, onChange }: QuestionFieldProps) {
  const field = useId();
  const note = useId();
  return (
    <div className={styles.question}>
      <label htmlFor={field}>{QUESTION.label}</label>
      <input
        id={field}
        className={styles.field}
        value={value}
        maxLength={MAX_QUESTION_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        aria-describedby={note}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      <small id={note}>{QUESTION.note}</small>
    </div>
  );
}
