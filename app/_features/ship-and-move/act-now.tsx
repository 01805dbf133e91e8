'use client';
import { Button } from '#app/_components/button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { NOW } from '#lib/features/ship-and-move/messages/phone.ts';

/** Offers the Guild its whole turn in the pause between two turns, only on the Guild's phone. */
export const ActNowPage = ({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'act-now'>) => (
  <PromptLayout
    prompt={prompt}
    view={view}
    trouble={trouble}
    acts={
      <Button
        tone="act"
        sending={sending}
        onClick={() => {
          onAnswer(true);
        }}
      >
        {NOW}
      </Button>
    }
  />
);

/** Shows the same button over an open page, because the pause is short; nothing if the game does not offer it. */
export function NowButton({ view, onCommand }: Pick<PromptPageProps, 'view' | 'onCommand'>) {
  const prompt = view.prompts.find(({ kind }) => kind === 'act-now');
  return prompt === undefined ? null : (
    <Button
      onClick={() => {
        onCommand({ type: 'Answer', prompt: prompt.id, value: true });
      }}
    >
      {NOW}
    </Button>
  );
}
