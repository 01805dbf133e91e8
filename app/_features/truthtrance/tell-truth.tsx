'use client';
import { enumerate, truthName, TRUTHS } from '#client';
import { AskedAtOnce } from '#app/_components/question/asked-at-once.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';

/** Under a Truthtrance: the answer is spoken for all to hear. */
export function TellTruthPage(props: PromptPageProps<'tell-truth'>) {
  const legal = [...enumerate(props.prompt.answers)];
  return (
    <AskedAtOnce
      page={props}
      choices={TRUTHS.filter((truth) => legal.includes(truth)).map((truth) => ({
        value: truth,
        says: truthName(truth),
        quiet: truth === 'no-fact',
      }))}
    />
  );
}
