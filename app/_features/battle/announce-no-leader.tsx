'use client';
import { enumerate, type AnswerValue } from '#client';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { ANNOUNCE, WHO_LEADS } from '#lib/features/battle/messages/asked.ts';

const words = (value: AnswerValue): string => (typeof value === 'string' ? (WHO_LEADS[value] ?? '') : '');

/**
 * The announcement when perhaps no leader is free: a cheap hero, or no leader. The possible answers are secret, so they
 * are under a cover.
 */
export const AnnounceNoLeaderPage = (page: PromptPageProps<'announce-no-leader'>) => (
  <ChooseOneCovered
    page={page}
    what="what you can say"
    words={ANNOUNCE}
    choices={[...enumerate(page.prompt.answers)].map((value) => ({ value, says: words(value) }))}
  />
);
