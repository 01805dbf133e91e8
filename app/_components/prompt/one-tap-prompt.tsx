'use client';
import { useState } from 'react';
import { sameAnswer, type AnswerValue } from '#client';
import { Button } from '../button.tsx';
import { PromptLayout } from './prompt-layout.tsx';
import type { PageOfChoices } from './form-prompt.tsx';
import styles from './prompt-layout.module.css';

interface AskedAtOnceProps {
  readonly page: PageOfChoices;
  /** In answers of one size, so that nothing can be read off the way they are pressed. */
  readonly choices: readonly AnswerAtOnce[];
}

export interface AnswerAtOnce {
  readonly value: AnswerValue;
  readonly says: string;
  /** The one that is no answer to the question. */
  readonly quiet?: boolean;
}

/** A question that is answered by one press, for all to hear: nothing on its page is covered. */
export function OneTapPrompt({ page, choices }: AskedAtOnceProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const [pressed, setPressed] = useState<AnswerValue | undefined>(undefined);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <div className={styles.rows}>
          {choices.map(({ value, says, quiet = false }) => (
            <Button
              key={says}
              tone={quiet ? 'quiet' : 'plain'}
              sending={sending && pressed !== undefined && sameAnswer(pressed, value)}
              onClick={() => {
                if (sending) return;
                setPressed(value);
                onAnswer(value);
              }}
            >
              {says}
            </Button>
          ))}
        </div>
      }
    />
  );
}
