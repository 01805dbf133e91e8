'use client';
import { useState, type ReactNode } from 'react';
import { enumerate, type AnswerValue, type Prompt, type SeatView } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { Asked } from './asked.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import styles from './asked.module.css';

interface TwoAnswersProps {
  readonly prompt: Prompt;
  readonly view: SeatView;
  readonly words: (value: AnswerValue) => string;
  readonly onAnswer: (value: AnswerValue) => void;
  readonly sending: boolean;
  readonly trouble: ReactNode;
}

/** Answers of one size and one colour, so that nothing can be read off the way they are pressed. */
function EqualAnswers({ prompt, view, words, onAnswer, sending, trouble }: TwoAnswersProps) {
  const [pressed, setPressed] = useState<AnswerValue | undefined>(undefined);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <div className={styles.rows}>
          {[...enumerate(prompt.answers)].map((value) => (
            <Slab
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
            </Slab>
          ))}
        </div>
      }
    />
  );
}

/** No leader is free: a cheap hero, or nobody, which is announced. */
export function AnnounceNoLeaderPage(props: PromptPageProps<'announce-no-leader'>) {
  return (
    <EqualAnswers
      {...props}
      words={(value) => (value === 'cheap-hero' ? 'Lead with a cheap hero' : 'Announce that nobody leads')}
    />
  );
}

/** By common consent: may the other side fight without a leader? */
export function ConsentNoLeaderPage(props: PromptPageProps<'consent-no-leader'>) {
  return <EqualAnswers {...props} words={(value) => (value === true ? 'Agree' : 'Refuse')} />;
}
