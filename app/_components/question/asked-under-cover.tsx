'use client';
import { useState, type ReactNode } from 'react';
import { contains, type AnswerValue, type Prompt } from '#client';
import { Act } from './act.tsx';
import { Asked } from './asked.tsx';
import { CoveredChoices } from './covered-choices.tsx';
import type { PromptPageProps } from './prompt-page.ts';

/** What a page of a few choices hands on. */
export type PageOfChoices = Pick<PromptPageProps, 'view' | 'onAnswer' | 'sending' | 'trouble'> & {
  readonly prompt: Prompt;
};

interface AskedUnderCoverProps {
  readonly page: PageOfChoices;
  /** What lies beneath: "your cards". */
  readonly what: string;
  /** What is missing while nothing is chosen, in one sentence. */
  readonly missing: string;
  /** The act, before and after the choice; it never names what was chosen. */
  readonly act: { readonly before: string; readonly after: string };
  /** The choices themselves. */
  readonly choices: (wanted: AnswerValue | undefined, choose: (value: AnswerValue) => void) => ReactNode;
}

/** A question whose very choices are secret: they lie under a cover, and outside it the page is the same for everybody. */
export function AskedUnderCover({ page, what, missing, act, choices }: AskedUnderCoverProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const [chosen, choose] = useState<AnswerValue | undefined>(undefined);
  // Told anew, a hand may no longer hold what was chosen from it.
  const wanted = chosen !== undefined && contains(prompt.answers, chosen) ? chosen : undefined;
  return (
    <Asked
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Act
          ready={wanted !== undefined}
          missing={missing}
          sending={sending}
          onAct={() => {
            if (wanted !== undefined) onAnswer(wanted);
          }}
        >
          {wanted === undefined ? act.before : act.after}
        </Act>
      }
    >
      <CoveredChoices what={what}>{choices(wanted, choose)}</CoveredChoices>
    </Asked>
  );
}
