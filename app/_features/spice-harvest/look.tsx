'use client';
import { enumerate, type FactionId } from '#client';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatTaker, LOOK } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';

/** Offers a look at the share of another player. */
export const LookPage = (page: PromptPageProps<'look-at-share'>) => (
  <ChooseOneCovered
    page={page}
    what={LOOK.what}
    choices={[...enumerate(page.prompt.answers)].map((value) => ({ value, says: formatTaker(value as FactionId) }))}
    words={{ label: LOOK.label, missing: LOOK.missing, before: LOOK.act, after: LOOK.act }}
  />
);
