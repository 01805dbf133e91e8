'use client';
import { contains } from '#client';
import { LeaderDisc } from '#app/_components/leader-disc.tsx';
import { CoveredChoices } from '#app/_components/prompt/covered-choices.tsx';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { HOLD_IT, formatToTanks } from '#lib/factions/harkonnen/messages/phone.ts';

/** Asks what happens to the captured leader. The cover hides the name: only captor and owner know. */
export const CaptivePage = (page: PromptPageProps<'captive'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      { value: 'keep', says: HOLD_IT, tone: 'act' } as const,
      { value: 'kill', says: formatToTanks(page.prompt.pays) } as const,
    ].filter(({ value }) => contains(page.prompt.answers, value))}
  >
    <CoveredChoices what="the captured leader">
      <LeaderDisc leader={page.prompt.leader} />
    </CoveredChoices>
  </OneTapPrompt>
);
