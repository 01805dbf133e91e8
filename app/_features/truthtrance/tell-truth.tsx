'use client';
import { enumerate, truthName, TRUTHS } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';

/** Asks a player under a Truthtrance, who speaks the answer for all to hear. */
export function TellTruthPage(props: PromptPageProps<'tell-truth'>) {
  const legal = [...enumerate(props.prompt.answers)];
  return (
    <OneTapPrompt
      page={props}
      choices={TRUTHS.filter((truth) => legal.includes(truth)).map((truth) => ({
        value: truth,
        says: truthName(truth),
        tone: truth === 'no-fact' ? 'quiet' : 'plain',
      }))}
    />
  );
}
