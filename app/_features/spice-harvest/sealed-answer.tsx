'use client';
import type { ReactNode } from 'react';
import type { FactionId } from '#client';
import { InLarge, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SeatsIn } from './seats-in.tsx';

interface SealedAnswerProps {
  readonly page: Pick<PromptPageProps, 'prompt' | 'onCommand' | 'sending' | 'trouble'>;
  readonly words: { readonly title: string; readonly lead: string; readonly what: string; readonly change: string };
  /** The answer, which is under the cover. */
  readonly says: ReactNode;
  readonly seats: readonly FactionId[];
  readonly sealed: readonly FactionId[];
  readonly children?: ReactNode;
}

/** Shows a sealed answer, which its player may change until all answers are in, and the seats that have sealed. */
export const SealedAnswer = ({ page, words, says, seats, sealed, children }: SealedAnswerProps) => (
  <SealedPrompt
    page={page}
    title={words.title}
    lead={words.lead}
    covered={{ what: words.what, height: 6, lies: <InLarge>{says}</InLarge> }}
    change={words.change}
  >
    <SeatsIn seats={seats} sealed={sealed} />
    {children}
  </SealedPrompt>
);
