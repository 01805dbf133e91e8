'use client';
import type { ReactNode } from 'react';
import { useQuestionFocus } from './use-prompt-focus.ts';
import styles from './prompt-heading.module.css';

interface QuestionProps {
  readonly title: string;
  /** A sentence or two below the question: the effect of the answer. */
  readonly lead?: ReactNode;
  /** A small line above the question, as on the page of a window. */
  readonly above?: string;
}

/** The question of a page. It takes the focus when it appears, unless the user works in a sheet above it. */
export function PromptHeading({ title, lead, above }: QuestionProps) {
  const heading = useQuestionFocus(title);
  return (
    <div className={styles.promptHeading}>
      {above !== undefined && <p className={styles.lead}>{above}</p>}
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
