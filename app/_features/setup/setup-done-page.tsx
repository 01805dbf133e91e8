'use client';
import { contains, type AnswerValue } from '#client';
import { Button } from '#app/_components/button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { Instructions } from '#app/_components/instructions/instructions.tsx';
import { SETUP_DONE } from '#lib/features/setup/messages/phone.ts';

const YES: AnswerValue = true;

/** Shows the starting pieces of this seat, and the button that lets the game begin. */
export function SetupDonePage({ prompt, view, onAnswer, onCommand, sending, trouble }: PromptPageProps<'setup-done'>) {
  const mine = view.table.instructions.filter(({ owner, done }) => owner === view.audience && !done);
  const answer = () => {
    if (contains(prompt.answers, YES)) onAnswer(YES);
  };
  return (
    <PromptLayout
      prompt={prompt}
      view={view}
      trouble={trouble}
      acts={
        <Button
          tone="act"
          sending={sending}
          onClick={() => {
            for (const { id } of mine) onCommand({ type: 'TickInstruction', instruction: id, done: true });
            answer();
          }}
        >
          {mine.length === 0 ? SETUP_DONE.stands : SETUP_DONE.allDone}
        </Button>
      }
    >
      <Instructions view={view} onCommand={onCommand} />
    </PromptLayout>
  );
}
