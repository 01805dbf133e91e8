'use client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SUCCESSION } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';

/** Asks whether the right neighbour of the fallen Manager becomes Manager. All players learn the answer. */
export const SuccessionPage = (page: PromptPageProps<'pass-over-manager'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      { value: false, says: SUCCESSION.lets(page.prompt.next) },
      { value: true, says: SUCCESSION.blocks(page.prompt.then) },
    ]}
  />
);
