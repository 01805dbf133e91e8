'use client';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { PromptLayout } from '#app/_components/prompt/prompt-layout.tsx';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { HOLD_IT, formatToTanks } from '#lib/factions/harkonnen/messages/phone.ts';

/** What becomes of the leader drawn. Who it is lies under the cover: only captor and owner know. */
export function CaptivePage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'captive'>) {
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
              onAnswer('keep');
            }}
          >
            {HOLD_IT}
          </Button>
          <Button
            sending={sending}
            onClick={() => {
              onAnswer('kill');
            }}
          >
            {formatToTanks(prompt.pays)}
          </Button>
        </>
      }
    >
      <CoveredChoices what="the captured leader">
        <LeaderDisc leader={prompt.leader} />
      </CoveredChoices>
    </PromptLayout>
  );
}
