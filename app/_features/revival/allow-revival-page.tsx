'use client';
import { contains } from '#client';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatLet, formatLetNot } from '#lib/features/revival/messages.ts';

/** Asks whether an ally may revive forces for free, if the power may serve an ally. */
export const AllowRevivalPage = (page: PromptPageProps<'let-revive'>) => {
  const { answers, faction, ally, free, own } = page.prompt;
  return (
    <OneTapPrompt
      page={page}
      choices={[
        { value: true, says: formatLet(faction, ally, free) },
        { value: false, says: formatLetNot(own) },
      ].filter(({ value }) => contains(answers, value))}
    />
  );
};
