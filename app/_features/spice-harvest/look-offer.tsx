'use client';
import { useState, type ReactNode } from 'react';
import { contains, type AnswerValue, type Prompt } from '#client';
import { Button } from '#app/_components/button.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import styles from './look-offer.module.css';

interface LookOfferProps {
  /** The open optional question; `undefined` if there is none. */
  readonly offer: Prompt | undefined;
  readonly onCommand: PromptPageProps['onCommand'];
  /** The button that opens the choices. */
  readonly says: string;
  readonly choices: readonly { readonly value: AnswerValue; readonly says: ReactNode }[];
  /** The cover next to the button. */
  readonly children: ReactNode;
}

/**
 * Lets a seat look at one of several secrets from the page of another question. The offer is next to the cover over the
 * seat's own secret. The first press shows the choices.
 */
export function LookOffer({ offer, onCommand, says, choices, children }: LookOfferProps) {
  const [open, setOpen] = useState(false);
  if (offer === undefined) return children;
  return (
    <>
      <div className={styles.beside}>
        {children}
        <Button
          small
          chosen={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {says}
        </Button>
      </div>
      {open && (
        <div className={styles.row} role="group" aria-label={says}>
          {choices
            .filter(({ value }) => contains(offer.answers, value))
            .map((choice, at) => (
              <Button
                key={at}
                small
                onClick={() => {
                  onCommand({ type: 'Answer', prompt: offer.id, value: choice.value });
                  setOpen(false);
                }}
              >
                {choice.says}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}
