'use client';
import { enumerate } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatShown } from '#lib/cards/residual-poison/messages/table.ts';

/** Asks what the card in front of a shield was. With a Residual Poison each button names a leader that dies. */
export const ShowPoisonPage = (page: PromptPageProps<'show-poison'>) => (
  <OneTapPrompt
    page={page}
    choices={[...enumerate(page.prompt.answers)].map((value) => ({ value, says: formatShown(value) }))}
  />
);
