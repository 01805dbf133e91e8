'use client';
import { useState } from 'react';
import { contains, LEADERS, nameOfFaction, type LeaderId } from '../../../../../../lib/client.ts';
import { LeaderChoice, LeaderDisc } from '../../../../../_components/leader-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import { Act } from './act.tsx';
import { Asked } from './asked.tsx';
import { CoveredChoices } from './covered-choices.tsx';
import type { PromptPageProps } from './prompt-page.ts';
import styles from './asked.module.css';

/** Keeping none of them, where none may be kept. */
const NOBODY = null;

/** The leader to keep, of those dealt. Outside the sand the page is the same whoever lies there. */
export function ChooseTraitorPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'choose-traitor'>) {
  const [wanted, setWanted] = useState<LeaderId | typeof NOBODY | undefined>(undefined);
  const mayKeep = (leader: LeaderId): boolean => contains(prompt.answers, leader);
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
            if (wanted !== undefined && contains(prompt.answers, wanted)) onAnswer(wanted);
          }}
        >
          {wanted === undefined ? 'Choose your traitor' : 'Keep what you chose'}
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
        {contains(prompt.answers, NOBODY) && (
          <Slab
            chosen={wanted === NOBODY}
            onClick={() => {
              setWanted(NOBODY);
            }}
          >
            Keep none of them
          </Slab>
        )}
      </CoveredChoices>
    </Asked>
  );
}
