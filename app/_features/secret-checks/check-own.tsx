'use client';
import { useState } from 'react';
import { contains, type AnswerValue } from '#client';
import { RIGHT_AS_IT_IS, formatEnterAnew } from '#lib/features/secret-checks/messages/phone.ts';
import { secretName } from '#lib/messages/format/own-facts.ts';
import { Button } from '#app/_components/button.tsx';
import { useOwnSecrets } from '#app/_components/secrets/own-secrets.ts';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';

const RIGHT: AnswerValue = 'right';

/**
 * Asks a player to check a secret, because the moderator thinks that it is wrong. The player confirms the secret or
 * enters it again. No other player learns which of the two happened.
 */
export function CheckOwnPage({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'check-own'>) {
  const { Cover, Editor } = useOwnSecrets();
  const [editing, setEditing] = useState(false);
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <>
          <Button
            sending={sending}
            onClick={() => {
              if (contains(prompt.answers, RIGHT)) onAnswer(RIGHT);
            }}
          >
            {RIGHT_AS_IT_IS}
          </Button>
          <Button
            onClick={() => {
              setEditing(true);
            }}
          >
            {formatEnterAnew(secretName(prompt.matter))}
          </Button>
        </>
      }
    >
      <Cover matter={prompt.matter} mine={view.mine} />
      {editing && (
        <Editor
          matter={prompt.matter}
          view={view}
          onCommand={onCommand}
          onClose={() => {
            setEditing(false);
          }}
        />
      )}
    </PromptLayout>
  );
}
