'use client';
import type { ReactNode } from 'react';
import { must } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { InLarge, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { Bidders, Facts } from './bidders.tsx';
import { OwnMeans } from './own-means.tsx';

interface LaidDownProps {
  readonly page: Pick<PromptPageProps, 'view' | 'onCommand' | 'sending' | 'trouble'> & {
    readonly prompt: { readonly id: PromptPageProps['prompt']['id'] };
  };
  readonly words: { readonly title: string; readonly lead: string; readonly change: string; readonly what: string };
  /** The text of the player's answer. */
  readonly says: string;
  /** The word next to the player’s own name, where all others appear to think. */
  readonly own?: string;
  readonly beside?: ReactNode;
}

/** Shows an answer that the server has, under a cover. Its player may change it as long as other players think. */
export function LaidDown({ page, words: { what, ...words }, says, own, beside }: LaidDownProps) {
  const { view } = page;
  const bidding = must(view.table.bidding, 'the bidding of this question');
  return (
    <SealedPrompt page={page} {...words} covered={{ what, height: 6, lies: <InLarge>{says}</InLarge> }}>
      <Bidders bidding={bidding} of={view.mine.faction} own={own} />
      <Facts bidding={bidding} of={view.mine.faction} />
      <OwnMeans view={view} />
      {beside}
    </SealedPrompt>
  );
}
