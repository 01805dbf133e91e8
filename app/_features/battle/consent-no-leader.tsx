'use client';
import { enumerate } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';

/** Asks the other player for consent that a side fights without a leader. */
export function ConsentNoLeaderPage(props: PromptPageProps<'consent-no-leader'>) {
  return (
    <OneTapPrompt
      page={props}
      choices={[...enumerate(props.prompt.answers)].map((value) => ({
        value,
        says: value === true ? 'Agree' : 'Refuse',
      }))}
    />
  );
}
