'use client';
import { enumerate } from '#client';
import { AskedAtOnce } from '#app/_components/question/asked-at-once.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';

/** By common consent: may the other side fight without a leader? */
export function ConsentNoLeaderPage(props: PromptPageProps<'consent-no-leader'>) {
  return (
    <AskedAtOnce
      page={props}
      choices={[...enumerate(props.prompt.answers)].map((value) => ({
        value,
        says: value === true ? 'Agree' : 'Refuse',
      }))}
    />
  );
}
