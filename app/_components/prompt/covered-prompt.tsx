'use client';
import { useState, type ReactNode } from 'react';
import { contains, type AnswerValue } from '#client';
import { FormPrompt, type PageOfChoices } from './form-prompt.tsx';
import { CoveredChoices } from './covered-choices.tsx';

interface AskedUnderCoverProps {
  readonly page: PageOfChoices;
  /** The name of the content: “your cards”. */
  readonly what: string;
  /** The text about the missing choice, in one sentence. */
  readonly missing: string;
  /** The button before and after the choice; it never names the choice. */
  readonly act: { readonly before: string; readonly after: string };
  /** The preselected answer, so that one tap is enough. Without it the button looks the same. */
  readonly first?: { readonly answer: AnswerValue | undefined };
  /** What the page shows above the cover, such as a clock. */
  readonly above?: ReactNode;
  /** The choices themselves. */
  readonly choices: (wanted: AnswerValue | undefined, choose: (value: AnswerValue) => void) => ReactNode;
}

/** A prompt with secret choices under a cover. Outside the cover the page is the same for everybody. */
export function CoveredPrompt({ page, what, missing, act, first, above, choices }: AskedUnderCoverProps) {
  const [chosen, choose] = useState<AnswerValue | undefined>(undefined);
  // After a new declaration, the hand may no longer have the chosen card.
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
      {above}
      <CoveredChoices what={what}>{choices(wanted, choose)}</CoveredChoices>
    </FormPrompt>
  );
}
