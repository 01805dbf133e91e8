'use client';
import { useState } from 'react';
import {
  contains,
  LEADERS,
  nameOfFaction,
  nameOfLeader,
  type AnswerValue,
  type LeaderId,
} from '../../../../../../lib/client.ts';
import { LeaderChoice, LeaderDisc } from '../../../../../_components/leader-disc.tsx';
import { Act } from './act.tsx';
import { Asked } from './asked.tsx';
import { CoveredChoices } from './covered-choices.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import styles from './asked.module.css';

const NOBODY: AnswerValue = null;

/** The leader to keep, of those dealt. */
export function ChooseTraitorPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'choose-traitor'>) {
  const [wanted, setWanted] = useState<LeaderId | null>(null);
  const mayKeep = (leader: LeaderId): boolean => contains(prompt.answers, leader);
  const mayKeepNobody = contains(prompt.answers, NOBODY);
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={wanted !== null || mayKeepNobody}
          missing="Choose one of the leaders under the sand."
          sending={sending}
          onAct={() => {
            if (contains(prompt.answers, wanted)) onAnswer(wanted);
          }}
        >
          {wanted === null ? 'Choose your traitor' : `Take ${nameOfLeader(wanted)} into your pay`}
        </Act>
      }
    >
      <CoveredChoices what="the four leaders">
        <div className={styles.leaders} role="group" aria-label="Leaders dealt to you">
          {prompt.dealt.map((leader) =>
            mayKeep(leader) ? (
              <LeaderChoice
                key={leader}
                leader={leader}
                chosen={wanted === leader}
                onChoose={() => {
                  setWanted(leader);
                }}
              />
            ) : (
              <LeaderDisc
                key={leader}
                leader={leader}
                away={`of ${nameOfFaction(LEADERS[leader].faction)}, cannot be kept`}
              />
            ),
          )}
        </div>
      </CoveredChoices>
    </Asked>
  );
}
