import type { ReactNode } from 'react';
import { Decision } from '../decision.tsx';
import { Body } from '../phone.tsx';
import { PromptHeading } from './prompt-heading.tsx';
import styles from './sealed.module.css';
import { UNSENT } from './sending-messages.ts';

interface UnsentPageProps {
  readonly title?: string;
  readonly note?: string;
  /** The sent answer, under a cover. */
  readonly children?: ReactNode;
}

/**
 * Shows a sent answer without a receipt while the table is unreachable. The page does not say that the answer arrived.
 */
export function SendingPage({ title = UNSENT.notYet, note = UNSENT.waits, children }: UnsentPageProps) {
  return (
    <>
      <Body>
        <PromptHeading title={title} lead={UNSENT.kept} />
        {children}
      </Body>
      <Decision>
        <p className={styles.note}>{note}</p>
      </Decision>
    </>
  );
}
