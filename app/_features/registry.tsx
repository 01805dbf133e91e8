'use client';
import type { ComponentType } from 'react';
import { must, type Prompt } from '#client';
import { later } from '#app/_connection/later.tsx';
import type { Asker, PhonePart, PromptPageProps, UnsentProps } from '#app/_components/question/prompt-page.ts';
import { askerOf } from './manners.ts';

/** The pages of each feature that asks something, a chunk each; a page that is missing or another's does not compile. */
const PARTS: { readonly [Feature in Asker]: () => Promise<PhonePart<Feature>> } = {
  advisors: () => import('./advisors/pages.tsx'),
  dealing: () => import('./dealing/pages.tsx'),
  truthtrance: () => import('./truthtrance/pages.tsx'),
  voice: () => import('./voice/pages.tsx'),
  stormCard: () => import('./storm-card/pages.tsx'),
  fremenWorms: () => import('./fremen-worms/pages.tsx'),
  harkonnen: () => import('./harkonnen/pages.tsx'),
  handSwap: () => import('./hand-swap/pages.tsx'),
  setup: () => import('./setup/pages.tsx'),
  storm: () => import('./storm/pages.tsx'),
  nexus: () => import('./nexus/pages.tsx'),
  spiceBlow: () => import('./spice-blow/pages.tsx'),
  bidding: () => import('./bidding/pages.tsx'),
  charity: () => import('./charity/pages.tsx'),
  revival: () => import('./revival/pages.tsx'),
  shipAndMove: () => import('./ship-and-move/pages.tsx'),
  movement: () => import('./movement/pages.tsx'),
  shipment: () => import('./shipment/pages.tsx'),
  battle: () => import('./battle/pages.tsx'),
  collection: () => import('./collection/pages.tsx'),
  mentatPause: () => import('./mentat-pause/pages.tsx'),
  checks: () => import('./checks/pages.tsx'),
  karama: () => import('./karama/pages.tsx'),
};

/** The same for a kind that is only known at run time, which TypeScript cannot pair with its page. */
interface AnyPart {
  readonly pages: Readonly<Partial<Record<string, ComponentType<PromptPageProps>>>>;
  readonly unsent?: Readonly<Partial<Record<string, ComponentType<UnsentProps>>>>;
}

const ANY = Object.entries(PARTS) as unknown as readonly (readonly [Asker, () => Promise<AnyPart>])[];

const PAGES: ReadonlyMap<string | undefined, ComponentType<PromptPageProps>> = new Map(
  ANY.map(([asker, load]) => [
    asker,
    later(async () => {
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
    later(async () => {
      const [{ unsent }, { UnsentPage }] = await Promise.all([
        load(),
        import('#app/_components/question/unsent-page.tsx'),
      ]);
      return function Unsent({ prompt, value }: UnsentPromptProps) {
        const Own = unsent?.[prompt.kind] ?? UnsentPage;
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
