'use client';
import type { ComponentType } from 'react';
import { must, type Prompt, type PromptKind } from '#client';
import type { Asker, PromptPageProps, UnsentProps } from '#app/_components/prompt/prompt-page.ts';
import { SendingPage } from '#app/_components/prompt/sending-page.tsx';
import { ASKING } from './asking.ts';
import { askerOf } from './prompts.ts';

/**
 * The pages of a feature by a kind of prompt that is only known at run time. TypeScript cannot pair such a kind with
 * its page.
 */
interface AnyPages {
  readonly pages: Readonly<Partial<Record<PromptKind, ComponentType<PromptPageProps>>>>;
  readonly unsent?: Readonly<Partial<Record<PromptKind, ComponentType<UnsentProps>>>>;
}

const pagesFor = (prompt: Prompt): AnyPages => ASKING[askerOf(prompt) as Asker] as unknown as AnyPages;

/** Shows the page for a prompt. */
export function PromptPage(props: PromptPageProps) {
  const Page = must(pagesFor(props.prompt).pages[props.prompt.kind], 'a page for this prompt');
  return <Page {...props} />;
}

interface UnsentPromptProps extends UnsentProps {
  readonly prompt: Prompt;
}

/** Shows the page for a sent answer without a receipt. */
export function UnsentPromptPage({ prompt, value }: UnsentPromptProps) {
  const Page = pagesFor(prompt).unsent?.[prompt.kind] ?? SendingPage;
  return <Page value={value} />;
}
