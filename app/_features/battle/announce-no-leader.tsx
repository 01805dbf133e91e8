'use client';
import { enumerate, type AnswerValue } from '#client';
import { AskedUnderCover } from '#app/_components/question/asked-under-cover.tsx';
import type { PromptPageProps } from '#app/_components/question/prompt-page.ts';
import { Rows } from '#app/_components/question/rows.tsx';
import { ANNOUNCE, WHO_LEADS } from '#lib/features/battle/messages/asked.ts';

const words = (value: AnswerValue): string => (typeof value === 'string' ? (WHO_LEADS[value] ?? '') : '');

/** Perhaps no leader is free: then a cheap hero, or nobody. Which of them can be said is secret, so it lies under a cover. */
export function AnnounceNoLeaderPage(props: PromptPageProps<'announce-no-leader'>) {
  return (
    <AskedUnderCover
      page={props}
      what="what you can say"
      missing={ANNOUNCE.missing}
      act={{ before: ANNOUNCE.before, after: ANNOUNCE.after }}
      choices={(wanted, choose) => (
        <Rows
          label={ANNOUNCE.label}
          choices={[...enumerate(props.prompt.answers)].map((value) => ({ value, says: words(value) }))}
          wanted={wanted}
          onChoose={choose}
        />
      )}
    />
  );
}
