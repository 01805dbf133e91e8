'use client';
import { useState, type ReactNode } from 'react';
import { contains, type AnswerValue } from '#client';
import { FormPrompt, type PageOfChoices } from './form-prompt.tsx';
import { CoveredChoices } from './covered-choices.tsx';

interface AskedUnderCoverProps {
  readonly page: PageOfChoices;
  /** What lies beneath: "your cards". */
  readonly what: string;
  /** What is missing while nothing is chosen, in one sentence. */
  readonly missing: string;
  /** The act, before and after the choice; it never names what was chosen. */
  readonly act: { readonly before: string; readonly after: string };
  /**
   * Counts as chosen until something else is, so that one tap is enough. Where a seat has no such answer the act looks the
   * same.
   */
  readonly first?: { readonly answer: AnswerValue | undefined };
  /** The choices themselves. */
  readonly choices: (wanted: AnswerValue | undefined, choose: (value: AnswerValue) => void) => ReactNode;
}

/** A question whose very choices are secret: they lie under a cover, and outside it the page is the same for everybody. */
export function CoveredPrompt({ page, what, missing, act, first, choices }: AskedUnderCoverProps) {
  const [chosen, choose] = useState<AnswerValue | undefined>(undefined);
  // Told anew, a hand may no longer hold what was chosen from it.
  const taken = chosen !== undefined && contains(page.prompt.answers, chosen) ? chosen : undefined;
  // `null` is an answer too.
  const wanted = taken === undefined ? first?.answer : taken;
  return (
    <FormPrompt
      page={page}
      answer={wanted}
      missing={missing}
      act={taken === undefined ? act.before : act.after}
      bright={first === undefined ? undefined : true}
    >
      <CoveredChoices what={what}>{choices(wanted, choose)}</CoveredChoices>
    </FormPrompt>
  );
}
