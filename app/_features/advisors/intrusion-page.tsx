'use client';
import { Button } from '#app/_components/button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatIntruded, STAY, TURN } from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';

/** Whether fighters to whom others have come turn to advisors, all of them. */
export function IntrusionPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'intrusion'>) {
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
              onAnswer('turn');
            }}
          >
            {TURN}
          </Button>
          <Button
            sending={sending}
            onClick={() => {
              onAnswer('stay');
            }}
          >
            {STAY}
          </Button>
        </>
      }
    >
      <p>{formatIntruded(prompt, view.table.choices.edition)}</p>
    </PromptLayout>
  );
}
