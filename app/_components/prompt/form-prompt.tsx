'use client';
import type { ReactNode } from 'react';
import { contains, type AnswerValue, type Prompt } from '#client';
import { Button } from '../button.tsx';
import { SubmitButton } from './submit-button.tsx';
import { PromptLayout } from './prompt-layout.tsx';
import type { PromptPageProps } from './prompt-page.ts';

/** The props that a page of choices passes on. */
export type PageOfChoices = Pick<PromptPageProps, 'view' | 'onAnswer' | 'sending' | 'trouble'> & {
  readonly prompt: Prompt;
};

interface AskedToActProps {
  readonly page: PageOfChoices;
  /** The answer so far; `undefined` while a part of it is missing. */
  readonly answer: AnswerValue | undefined;
  /** The text about the missing choice, in one sentence. */
  readonly missing?: string;
  /** The button for the present choice. */
  readonly act: string;
  /** Whether the button is bright whatever is chosen. */
  readonly bright?: true | undefined;
  /** The way past the choices: another answer, or no answer. */
  readonly instead?: Instead | undefined;
  /** The choices. */
  readonly children: ReactNode;
}

interface Instead {
  readonly says: string;
  /** Whether both answers have one size and one colour, so that a neighbour cannot tell them apart. */
  readonly equal?: true;
  readonly onTake: () => void;
}

/** A prompt whose answer is composed first and then sent with one button. */
export function FormPrompt({ page, answer, missing = '', act, bright, instead, children }: AskedToActProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  const past = instead !== undefined && (
    <Button
      tone={instead.equal === true ? 'plain' : 'quiet'}
      onClick={() => {
        if (!sending) instead.onTake();
      }}
    >
      {instead.says}
    </Button>
  );
  // After a change the table may no longer offer the chosen answer.
  const whole = answer !== undefined && contains(prompt.answers, answer) ? answer : undefined;
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <SubmitButton
            ready={whole !== undefined}
            missing={missing}
            bright={bright}
            beside={instead?.equal === true ? past : undefined}
            sending={sending}
            onAct={() => {
              if (whole !== undefined) onAnswer(whole);
            }}
          >
            {act}
          </SubmitButton>
          {instead?.equal !== true && past}
        </>
      }
    >
      {children}
    </PromptLayout>
  );
}
