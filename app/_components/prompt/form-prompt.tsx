'use client';
import type { ReactNode } from 'react';
import { contains, type AnswerValue, type Prompt } from '#client';
import { Button } from '../button.tsx';
import { SubmitButton } from './submit-button.tsx';
import { PromptLayout } from './prompt-layout.tsx';
import type { PromptPageProps } from './prompt-page.ts';

/** What a page of choices hands on. */
export type PageOfChoices = Pick<PromptPageProps, 'view' | 'onAnswer' | 'sending' | 'trouble'> & {
  readonly prompt: Prompt;
};

interface AskedToActProps {
  readonly page: PageOfChoices;
  /** The answer as it is chosen so far; `undefined` while a part of it is missing. */
  readonly answer: AnswerValue | undefined;
  /** What is missing while it is not whole, in one sentence. */
  readonly missing?: string;
  /** The act, as it is called for what is chosen. */
  readonly act: string;
  /** The act is bright whatever is chosen. */
  readonly bright?: true | undefined;
  /** The way past the choices: an answer of its own, or none. */
  readonly instead?: Instead | undefined;
  /** What is chosen from. */
  readonly children: ReactNode;
}

interface Instead {
  readonly says: string;
  readonly onTake: () => void;
}

/** A question of which an answer is put together and then given by one act. */
export function FormPrompt({ page, answer, missing = '', act, bright, instead, children }: AskedToActProps) {
  const { prompt, view, onAnswer, sending, trouble } = page;
  // Told anew, the table may no longer offer what was chosen.
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
            sending={sending}
            onAct={() => {
              if (whole !== undefined) onAnswer(whole);
            }}
          >
            {act}
          </SubmitButton>
          {instead !== undefined && (
            <Button
              tone="quiet"
              onClick={() => {
                if (!sending) instead.onTake();
              }}
            >
              {instead.says}
            </Button>
          )}
        </>
      }
    >
      {children}
    </PromptLayout>
  );
}
