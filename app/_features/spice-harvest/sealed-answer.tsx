'use client';
import { SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { SEALED } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';

/** A sealed answer that may be changed until all are in. */
export const SealedAnswer = ({
  page,
}: {
  readonly page: Pick<PromptPageProps, 'prompt' | 'onCommand' | 'sending' | 'trouble'>;
}) => <SealedPrompt page={page} title={SEALED.title} lead={SEALED.lead} change={SEALED.change} />;
