'use client';
import { contains, TERRITORIES, territoryName } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';

/** Asks the player of a Karama which of several traps it destroys. */
export const DestroyTrapPage = (page: PromptPageProps<'destroy-trap'>) => (
  <OneTapPrompt
    page={page}
    choices={TERRITORIES.filter((territory) => contains(page.prompt.answers, territory)).map((value) => ({
      value,
      says: territoryName(value, page.view.table.choices.edition),
    }))}
  />
);
