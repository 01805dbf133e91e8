'use client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatIntruded } from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';
import { COEXIST, FIGHT } from '#lib/factions/bene-gesserit/coexisting/messages/phone.ts';

/** Whether forces coexist with those who have joined them. */
export const CoexistPage = (page: PromptPageProps<'coexist'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      { value: 'coexist', says: COEXIST, tone: 'act' },
      { value: 'fight', says: FIGHT },
    ]}
  >
    <p>{formatIntruded(page.prompt, page.view.table.choices.edition)}</p>
  </OneTapPrompt>
);
