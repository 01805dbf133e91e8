'use client';
import { cardName } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { HOLD_ANSWERS, KEEP } from '#lib/factions/bene-tleilaxu/ambushes/messages/phone.ts';

/** Asks whether the defender keeps the card that everybody has seen. */
export const KeepDefensePage = (page: PromptPageProps<'keep-defense'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      { value: true, says: KEEP.keep },
      { value: false, says: KEEP.discard },
    ]}
  >
    <p>{cardName(page.prompt.card)}</p>
  </OneTapPrompt>
);

/** Asks the Bene Tleilaxu what their worthless card forbids. */
export const ChooseHoldPage = (page: PromptPageProps<'choose-hold'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      { value: 'shipping', says: HOLD_ANSWERS.shipping },
      { value: 'moving', says: HOLD_ANSWERS.moving },
    ]}
  />
);
