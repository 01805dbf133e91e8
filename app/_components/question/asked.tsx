import type { ReactNode } from 'react';
import { promptTitle, type Prompt, type SeatView } from '#client';
import { promptLead } from '#lib/saying/leads.ts';
import { Decision } from '../decision.tsx';
import { BattleSteps, SetupSteps } from '../play-steps.tsx';
import { Body } from '../phone.tsx';
import { Question } from './question.tsx';
import styles from './asked.module.css';

interface AskedProps {
  readonly prompt: Prompt;
  readonly view: SeatView;
  /** The choices, just above the decision. */
  readonly children?: ReactNode;
  readonly trouble: ReactNode;
  /** The acts, under the dune line. */
  readonly acts: ReactNode;
}

/** The shape of most questions: where the battle stands, the question, the empty sky, the choices, the acts. */
export function Asked({ prompt, view, children, trouble, acts }: AskedProps) {
  const { battle, setup } = view.table;
  return (
    <>
      <Body>
        {battle !== null && 'battle' in prompt && <BattleSteps step={battle.step} />}
        {battle === null && setup !== null && <SetupSteps setup={setup} />}
        <Question title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <div className={styles.choices}>{children}</div>
      </Body>
      <Decision>
        {trouble}
        {acts}
      </Decision>
    </>
  );
}
