'use client';
import { enumerate, type AnswerValue } from '#client';
import { AskedUnderCover } from '#app/_components/question/asked-under-cover.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Rows } from '#app/_components/question/rows.tsx';

const WORDS: Readonly<Record<string, string>> = {
  leader: 'One of my leaders leads',
  'cheap-hero': 'A cheap hero leads',
  none: 'Nobody leads',
};
const words = (value: AnswerValue): string => (typeof value === 'string' ? (WORDS[value] ?? '') : '');

/** Perhaps no leader is free: then a cheap hero, or nobody. Which of them can be said is secret, so it lies under a cover. */
export function AnnounceNoLeaderPage(props: PromptPageProps<'announce-no-leader'>) {
  return (
    <AskedUnderCover
      page={props}
      what="what you can say"
      missing="Choose under the sand first."
      act={{ before: 'Choose who leads', after: 'Answer as you chose' }}
      choices={(wanted, choose) => (
        <Rows
          label="Who leads"
          choices={[...enumerate(props.prompt.answers)].map((value) => ({ value, says: words(value) }))}
          wanted={wanted}
          onChoose={choose}
        />
      )}
    />
  );
}
