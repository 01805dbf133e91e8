'use client';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatShare, VOTE } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import { SealedAnswer } from './sealed-answer.tsx';

/** Asks for a vote on the report. Then it shows the sealed answer. */
export const VotePage = (page: PromptPageProps<'harvest-vote'>) =>
  page.prompt.sealed ? (
    <SealedAnswer page={page} />
  ) : (
    <ChooseOneCovered
      page={page}
      what={VOTE.what}
      choices={[
        { value: 'yes', says: VOTE.yes },
        { value: 'no', says: VOTE.no },
      ]}
      words={{ label: VOTE.what, missing: VOTE.missing, before: VOTE.seal, after: VOTE.seal }}
    >
      <p>{formatShare(page.prompt.share)}</p>
    </ChooseOneCovered>
  );
