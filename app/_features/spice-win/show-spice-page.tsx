'use client';
import { FormPrompt } from '#app/_components/prompt/form-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SHOW } from '#lib/factions/bene-tleilaxu/spice-win/messages/phone.ts';

/** Lets the Bene Tleilaxu show their spice. The table does not wait for it. */
export function ShowSpicePage(page: PromptPageProps<'show-spice'>) {
  return (
    <FormPrompt page={page} answer={true} act={SHOW.yes} instead={{ says: SHOW.no, onTake: page.onLeave }}>
      {null}
    </FormPrompt>
  );
}
