'use client';
import { useState } from 'react';
import { contains } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { ANSWER } from '#lib/modules/duel/kanly/messages/phone.ts';
import { Arena } from './arena.tsx';

/** Asks the attacked seat for an answer. Both buttons stand on every phone, so that they do not show the hand. */
export function AnswerPage(page: PromptPageProps<'answer-attack'>) {
  const { prompt, view } = page;
  const [tried, setTried] = useState(false);
  if (prompt.sealed) return <SealedPrompt page={page} title={ANSWER.sealed} lead={ANSWER.sealedLead} change={null} />;
  return (
    <OneTapPrompt
      page={{
        ...page,
        onAnswer: (value) => {
          if (contains(prompt.answers, value)) page.onAnswer(value);
          else setTried(true);
        },
      }}
      choices={[
        { value: false, says: ANSWER.no },
        { value: true, says: tried ? ANSWER.none : ANSWER.yes },
      ]}
    >
      <Arena table={view.table} />
    </OneTapPrompt>
  );
}
