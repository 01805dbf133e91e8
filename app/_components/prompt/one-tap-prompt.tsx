'use client';
import { useState, type ReactNode } from 'react';
import { sameAnswer, type AnswerValue } from '#client';
import { Button } from '../button.tsx';
import { PromptLayout } from './prompt-layout.tsx';
import type { PageOfChoices } from './form-prompt.tsx';
import styles from './prompt-layout.module.css';

interface AskedAtOnceProps {
  readonly page: PageOfChoices;
  /** The buttons have one size, so that the place of a press shows nothing. */
  readonly choices: readonly AnswerAtOnce[];
  /** The subject of the choice. */
  readonly children?: ReactNode;
}

export interface AnswerAtOnce {
  readonly value: AnswerValue;
  readonly says: string;
  /** `act` is the usual answer; `quiet` is no answer to the question. */
  readonly tone?: 'act' | 'plain' | 'quiet';
}

/** Lets the player choose one of a few answers with one press. */
export function OneTapPrompt({ page, choices, children }: AskedAtOnceProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const [pressed, setPressed] = useState<AnswerValue | undefined>(undefined);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <div className={styles.rows}>
          {choices.map(({ value, says, tone = 'plain' }) => (
            <Button
              key={says}
              tone={tone}
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
    >
      {children}
    </PromptLayout>
  );
}
