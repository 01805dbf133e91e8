'use client';
import { enumerate, type AnswerValue } from '#client';
import { CoveredPrompt } from '#app/_components/prompt/covered-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OptionList } from '#app/_components/prompt/option-list.tsx';
import { ANNOUNCE, WHO_LEADS } from '#lib/features/battle/messages/asked.ts';

const words = (value: AnswerValue): string => (typeof value === 'string' ? (WHO_LEADS[value] ?? '') : '');

/** Perhaps no leader is free: then a cheap hero, or nobody. Which of them can be said is secret, so it lies under a cover. */
export function AnnounceNoLeaderPage(props: PromptPageProps<'announce-no-leader'>) {
  return (
    <CoveredPrompt
      page={props}
      what="what you can say"
      missing={ANNOUNCE.missing}
      act={{ before: ANNOUNCE.before, after: ANNOUNCE.after }}
      choices={(wanted, choose) => (
        <OptionList
          label={ANNOUNCE.label}
          choices={[...enumerate(props.prompt.answers)].map((value) => ({ value, says: words(value) }))}
          wanted={wanted}
          onChoose={choose}
        />
      )}
    />
  );
}
