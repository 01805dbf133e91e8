'use client';
import { useState } from 'react';
import { enumerate, type AnswerValue } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';

const words = (value: AnswerValue): string => (value === true ? 'Agree' : 'Refuse');

/**
 * By common consent: may the other side fight without a leader? Answers of one size and one colour, so that nothing can
 * be read off the way they are pressed.
 */
export function ConsentNoLeaderPage(props: PromptPageProps<'consent-no-leader'>) {
  const { prompt, view, onAnswer, sending, trouble } = props;
  const [pressed, setPressed] = useState<AnswerValue | undefined>(undefined);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <div className={styles.rows}>
          {[...enumerate(prompt.answers)].map((value) => (
            <Button
              key={words(value)}
              sending={sending && pressed === value}
              onClick={() => {
                if (!sending) {
                  setPressed(value);
                  onAnswer(value);
                }
              }}
            >
              {words(value)}
            </Button>
          ))}
        </div>
      }
    />
  );
}
