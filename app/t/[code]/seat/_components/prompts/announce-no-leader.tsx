'use client';
import { useState } from 'react';
import { enumerate, type AnswerValue } from '../../../../../../lib/client.ts';
import { Slab } from '../../../../../_components/slab.tsx';
import { Act } from './act.tsx';
import { Asked } from './asked.tsx';
import { CoveredChoices } from './covered-choices.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import styles from './asked.module.css';

const WORDS: Readonly<Record<string, string>> = {
  leader: 'One of my leaders leads',
  'cheap-hero': 'A cheap hero leads',
  none: 'Nobody leads',
};
const words = (value: AnswerValue): string => (typeof value === 'string' ? (WORDS[value] ?? '') : '');

/** Perhaps no leader is free: then a cheap hero, or nobody. Which of them can be said is secret, so it lies under sand. */
export function AnnounceNoLeaderPage(props: PromptPageProps<'announce-no-leader'>) {
  const { prompt, view, onAnswer, sending, trouble } = props;
  const [wanted, setWanted] = useState<AnswerValue | undefined>(undefined);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={wanted !== undefined}
          missing="Choose under the sand first."
          sending={sending}
          onAct={() => {
            if (wanted !== undefined) onAnswer(wanted);
          }}
        >
          {wanted === undefined ? 'Choose who leads' : 'Answer as you chose'}
        </Act>
      }
    >
      <CoveredChoices what="what you can say">
        <div className={styles.rows} role="group" aria-label="Who leads">
          {[...enumerate(prompt.answers)].map((value) => (
            <Slab
              key={words(value)}
              chosen={wanted === value}
              onClick={() => {
                setWanted(value);
              }}
            >
              {words(value)}
            </Slab>
          ))}
        </div>
      </CoveredChoices>
    </Asked>
  );
}
