'use client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatIntruded, STAY, TURN } from '#lib/factions/bene-gesserit/advisors/messages/phone.ts';

/** Lets the player choose whether all fighters in a territory turn to advisors after an arrival. */
export const IntrusionPage = (page: PromptPageProps<'intrusion'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      { value: 'turn', says: TURN, tone: 'act' },
      { value: 'stay', says: STAY },
    ]}
  >
    <p>{formatIntruded(page.prompt, page.view.table.choices.edition)}</p>
  </OneTapPrompt>
);
