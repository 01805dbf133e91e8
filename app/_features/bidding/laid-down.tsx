'use client';
import type { ReactNode } from 'react';
import { must } from '#client';
import { Button } from '#app/_components/button.tsx';
import { ReadOnlyCover } from '#app/_components/cover/read-only-cover.tsx';
import { Decision } from '#app/_components/decision.tsx';
import { Body } from '#app/_components/phone.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { Bidders, Facts } from './bidders.tsx';
import { OwnMeans } from './own-means.tsx';
import styles from './bid.module.css';

interface LaidDownProps {
  readonly page: Pick<PromptPageProps, 'view' | 'onCommand' | 'sending' | 'trouble'> & {
    readonly prompt: { readonly id: PromptPageProps['prompt']['id'] };
  };
  readonly words: { readonly title: string; readonly lead: string; readonly change: string; readonly what: string };
  /** What was laid down. */
  readonly says: string;
  /** What stands beside one’s own name, where all others are shown to think. */
  readonly own?: string;
  readonly beside?: ReactNode;
}

/** What was laid down lies with the server, and covered. It may be changed as long as the others think. */
export function LaidDown({
  page: { prompt, view, onCommand, sending, trouble },
  words,
  says,
  own,
  beside,
}: LaidDownProps) {
  const bidding = must(view.table.bidding, 'the bidding of this question');
  return (
    <>
      <Body>
        <PromptHeading title={words.title} lead={words.lead} />
        <ReadOnlyCover what={words.what} named height={6}>
          <p className={styles.large}>{says}</p>
        </ReadOnlyCover>
        <Bidders bidding={bidding} of={view.mine.faction} own={own} />
        <Facts bidding={bidding} of={view.mine.faction} />
        <OwnMeans view={view} />
        {beside}
        {trouble}
      </Body>
      <Decision>
        <Button
          sending={sending}
          onClick={() => {
            onCommand({ type: 'Withdraw', prompt: prompt.id });
          }}
        >
          {words.change}
        </Button>
      </Decision>
    </>
  );
}
