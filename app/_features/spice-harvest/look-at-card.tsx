'use client';
import { ChooseOneCovered } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { formatPlaceInRow, LOOK_AT_CARD } from '#lib/modules/spice-harvest/access/messages/phone.ts';

/** Offers a look at one card of the row. */
export const LookAtCardPage = (page: PromptPageProps<'look-at-access-card'>) => (
  <ChooseOneCovered
    page={page}
    what={LOOK_AT_CARD.what}
    words={LOOK_AT_CARD}
    choices={page.prompt.row.map((value, at) => ({
      value,
      says: formatPlaceInRow((page.view.table.access?.auction?.sold.length ?? 0) + at + 1),
    }))}
  />
);
