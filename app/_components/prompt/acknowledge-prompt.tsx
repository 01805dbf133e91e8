'use client';
import { ALLYS_WORD, LET_PASS, type AnswerValue } from '#client';
import { SubmitButton } from './submit-button.tsx';
import { PromptLayout } from './prompt-layout.tsx';
import type { PageOfChoices } from './form-prompt.tsx';

const NOTHING: AnswerValue = null;

/** A page without a decision: the reader reads something under a cover, and lets the table continue. */
export function AcknowledgePrompt({ prompt, view, onAnswer, sending, trouble }: PageOfChoices) {
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      leadCovered={ALLYS_WORD}
      trouble={trouble}
      acts={
        <SubmitButton
          ready
          missing=""
          sending={sending}
          onAct={() => {
            onAnswer(NOTHING);
          }}
        >
          {LET_PASS}
        </SubmitButton>
      }
    />
  );
}
