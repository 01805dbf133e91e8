'use client';
import { ALLYS_WORD, LET_PASS, type AnswerValue } from '#client';
import { SubmitButton } from './submit-button.tsx';
import { PromptLayout } from './prompt-layout.tsx';
import type { PageOfChoices } from './form-prompt.tsx';

const NOTHING: AnswerValue = null;

/** There is nothing to decide, and whoever is told so, under a cover, lets the table go on. */
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
