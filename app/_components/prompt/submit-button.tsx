'use client';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import layout from './prompt-layout.module.css';
import styles from './submit-button.module.css';

interface ActProps {
  /** Whether the page has a complete answer. If not, a press shows the missing part. */
  readonly ready: boolean;
  /** The text about the missing part, in one sentence. */
  readonly missing: string;
  /**
   * Whether the button is bright even before the answer is complete. Otherwise a neighbour could read the page's state
   * from it.
   */
  readonly bright?: boolean | undefined;
  /** The button of another answer, next to this one. Then both have one size and one colour. */
  readonly beside?: ReactNode;
  readonly sending?: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** The one button of a question: the button becomes bright when the answer is whole. */
export function SubmitButton({ ready, missing, bright = ready, beside, sending = false, onAct, children }: ActProps) {
  const [asked, setAsked] = useState(false);
  const button = (
    <Button
      tone={bright && beside === undefined ? 'act' : 'plain'}
      sending={sending}
      onClick={() => {
        if (ready) onAct();
        else setAsked(true);
      }}
    >
      {children}
    </Button>
  );
  return (
    <>
      <p className={styles.missing} role="status">
        {asked && !ready && missing}
      </p>
      {beside === undefined ? (
        button
      ) : (
        <div className={layout.pair}>
          {button}
          {beside}
        </div>
      )}
    </>
  );
}
