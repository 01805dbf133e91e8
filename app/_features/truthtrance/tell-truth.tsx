'use client';
import { useState } from 'react';
import { enumerate, nameOfTruth, TRUTHS, type AnswerValue } from '#client';
import { Button } from '#app/_components/button.tsx';
import { Asked } from '#app/_components/question/asked.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import styles from '#app/_components/question/asked.module.css';

/** Under a Truthtrance: the answer is spoken for all to hear, so nothing here is covered. */
export function TellTruthPage(props: PromptPageProps<'tell-truth'>) {
  const { prompt, view, onAnswer, sending, trouble } = props;
  const [pressed, setPressed] = useState<AnswerValue | undefined>(undefined);
  const legal = [...enumerate(prompt.answers)];
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <div className={styles.rows}>
          {TRUTHS.filter((truth) => legal.includes(truth)).map((truth) => (
            <Button
              key={truth}
              tone={truth === 'no-fact' ? 'quiet' : 'plain'}
              sending={sending && pressed === truth}
              onClick={() => {
                if (sending) return;
                setPressed(truth);
                onAnswer(truth);
              }}
            >
              {nameOfTruth(truth)}
            </Button>
          ))}
        </div>
      }
    />
  );
}
