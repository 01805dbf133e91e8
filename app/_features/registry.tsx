'use client';
import type { ComponentType } from 'react';
import { must, type Prompt } from '#client';
import { lazyPart } from '#app/_connection/lazy.tsx';
import type { Asker, PromptPageProps, UnsentProps } from '#app/_components/prompt/prompt-page.ts';
import { askerOf, PAGES_OF } from './asks.ts';

/** The pages of a feature for a kind that is only known at run time, which TypeScript cannot pair with its page. */
interface AnyPart {
  readonly pages: Readonly<Partial<Record<string, ComponentType<PromptPageProps>>>>;
  readonly unsent?: Readonly<Partial<Record<string, ComponentType<UnsentProps>>>>;
}

const ANY = PAGES_OF as unknown as readonly (readonly [Asker, () => Promise<AnyPart>])[];

const PAGES: ReadonlyMap<string | undefined, ComponentType<PromptPageProps>> = new Map(
  ANY.map(([asker, load]) => [
    asker,
    lazyPart(async () => {
      const { pages } = await load();
      return function Page(props: PromptPageProps) {
        const Asked = must(pages[props.prompt.kind], 'a page for this question');
        return <Asked {...props} />;
      };
    }),
  ]),
);

const UNSENT: ReadonlyMap<string | undefined, ComponentType<UnsentPromptProps>> = new Map(
  ANY.map(([asker, load]) => [
    asker,
    lazyPart(async () => {
      const [{ unsent }, { SendingPage }] = await Promise.all([
        load(),
        import('#app/_components/prompt/sending-page.tsx'),
      ]);
      return function Unsent({ prompt, value }: UnsentPromptProps) {
        const Own = unsent?.[prompt.kind] ?? SendingPage;
        return <Own value={value} />;
      };
    }),
  ]),
);

/** The page for a prompt. */
export function PromptPage(props: PromptPageProps) {
  const Page = must(PAGES.get(askerOf(props.prompt)), 'the feature that asks this');
  return <Page {...props} />;
}

interface UnsentPromptProps extends UnsentProps {
  readonly prompt: Prompt;
}

/** The page for an answer that has gone out and has no receipt. */
export function UnsentPromptPage(props: UnsentPromptProps) {
  const Page = must(UNSENT.get(askerOf(props.prompt)), 'the feature that asks this');
  return <Page {...props} />;
}
