'use client';
import { enumerate, TERRITORIES } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatTake } from '#lib/factions/bene-tleilaxu/marks/messages/phone.ts';

/** Lets the Bene Tleilaxu announce a traitor who won a stronghold earlier. */
export function BetrayLaterPage(page: PromptPageProps<'betray-later'>) {
  const { edition } = page.view.table.choices;
  const offered = [...enumerate(page.prompt.answers)];
  return (
    <OneTapPrompt
      page={page}
      choices={TERRITORIES.filter((territory) => offered.includes(territory)).map((value) => ({
        value,
        says: formatTake(value, edition),
      }))}
    />
  );
}
