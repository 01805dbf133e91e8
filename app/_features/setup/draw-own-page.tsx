'use client';
import { useState } from 'react';
import { contains, type AnswerValue } from '#client';
import { Button } from '#app/_components/button.tsx';
import { useOwnSecrets } from '#app/_components/secrets/own-secrets.ts';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { KEPT_TO_YOURSELF, TELL_DRAWN } from '#lib/features/setup/messages/phone.ts';

const DRAWN: AnswerValue = 'drawn';

/**
 * Lets a player enter the cards that they drew, or leave them secret. No other player learns which of the two happened.
 */
export function DrawOwnPage({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'draw-own'>) {
  const { Editor } = useOwnSecrets();
  const [telling, setTelling] = useState(false);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <Button
            tone="act"
            sending={sending}
            onClick={() => {
              setTelling(true);
            }}
          >
            {TELL_DRAWN[prompt.matter]}
          </Button>
          <Button
            tone="quiet"
            sending={sending}
            onClick={() => {
              if (contains(prompt.answers, DRAWN)) onAnswer(DRAWN);
            }}
          >
            {KEPT_TO_YOURSELF}
          </Button>
        </>
      }
    >
      {telling && (
        <Editor
          matter={prompt.matter}
          view={view}
          counted
          onCommand={onCommand}
          onClose={() => {
            setTelling(false);
          }}
        />
      )}
    </PromptLayout>
  );
}
