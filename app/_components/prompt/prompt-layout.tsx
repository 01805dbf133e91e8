'use client';
import { useContext, type ReactNode } from 'react';
import { promptTitle, type Prompt, type SeatView } from '#client';
import { promptLead } from '#lib/messages/format/leads.ts';
import { ReadOnlyCover } from '../cover/read-only-cover.tsx';
import { Decision } from '../decision.tsx';
import { Beneath, Body } from '../phone.tsx';
import { PromptProgress } from './prompt-progress.ts';
import { PromptHeading } from './prompt-heading.tsx';
import styles from './prompt-layout.module.css';

interface AskedProps {
  readonly prompt: Prompt;
  readonly view: SeatView;
  /** The cover's name of the sentence below the question, if that sentence is secret. */
  readonly leadCovered?: string;
  /** The choices, just above the decision. */
  readonly children?: ReactNode;
  /**
   * Whether the choices begin right below the question. A map then stays under the finger while the buttons below it
   * grow.
   */
  readonly stays?: true;
  /** Content that belongs to the choices. In landscape it stands next to the choices. */
  readonly beneath?: ReactNode;
  readonly trouble: ReactNode;
  /** The buttons, which stand under the dune line. */
  readonly acts: ReactNode;
}

/** A height for any sentence below a question, in the largest text (rem). */
const LEAD_REM = 8;

/** The layout of most questions: the progress, the question, the empty sky, the choices, the buttons. */
export function PromptLayout({ prompt, view, leadCovered, children, stays, beneath, trouble, acts }: AskedProps) {
  const above = useContext(PromptProgress);
  const [title, lead] = [promptTitle(prompt, view.table.choices.edition), promptLead(prompt)];
  return (
    <>
      <Body>
        {above(view, prompt)}
        {leadCovered === undefined ? (
          <PromptHeading title={title} lead={lead} />
        ) : (
          <>
            <PromptHeading title={title} />
            <ReadOnlyCover what={leadCovered} named height={LEAD_REM}>
              <p>{lead}</p>
            </ReadOnlyCover>
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
