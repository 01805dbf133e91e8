'use client';
import { useContext, type ReactNode } from 'react';
import { promptTitle, type Prompt, type SeatView } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { LookCover } from '../cover/look-cover.tsx';
import { Decision } from '../decision.tsx';
import { Beneath, Body } from '../phone.tsx';
import { Above } from './above.ts';
import { Question } from './question.tsx';
import styles from './asked.module.css';

interface AskedProps {
  readonly prompt: Prompt;
  readonly view: SeatView;
  /** Where the sentence beneath the question is nobody else's to read: what its owner calls it under its cover. */
  readonly leadCovered?: string;
  /** The choices, just above the decision. */
  readonly children?: ReactNode;
  /** The choices begin beneath the question, so that a map stays under the finger while the acts below it grow. */
  readonly stays?: true;
  /** What goes with what is chosen there; beside the choices where a phone is held sideways. */
  readonly beneath?: ReactNode;
  readonly trouble: ReactNode;
  /** The acts, under the dune line. */
  readonly acts: ReactNode;
}

/** High enough for any sentence beneath a question, in the largest text. */
const LEAD_REM = 8;

/** The shape of most questions: how far it is, the question, the empty sky, the choices, the acts. */
export function Asked({ prompt, view, leadCovered, children, stays, beneath, trouble, acts }: AskedProps) {
  const above = useContext(Above);
  const [title, lead] = [promptTitle(prompt, view.table.choices.edition), promptLead(prompt)];
  return (
    <>
      <Body>
        {above(view, prompt)}
        {leadCovered === undefined ? (
          <Question title={title} lead={lead} />
        ) : (
          <>
            <Question title={title} />
            <LookCover what={leadCovered} named height={LEAD_REM}>
              <p>{lead}</p>
            </LookCover>
          </>
        )}
        <div className={styles.choices} data-stays={stays}>
          {children}
        </div>
      </Body>
      {beneath !== undefined && <Beneath>{beneath}</Beneath>}
      <Decision>
        {trouble}
        {acts}
      </Decision>
    </>
  );
}
