'use client';
import { enumerate, formatSpice } from '#client';
import { ChooseOneCovered, ChooseOnePrompt } from '#app/_components/prompt/choose-one-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { BUY, formatDrawn, formatOffer, OFFER } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';

/** Asks for the price of one more harvest card. */
export const OfferPage = (page: PromptPageProps<'offer-harvest-card'>) => (
  <ChooseOnePrompt
    page={page}
    choices={[...enumerate(page.prompt.answers)].map((value) => ({
      value,
      says: value === null ? OFFER.none : formatSpice(Number(value)),
    }))}
    words={{ label: OFFER.label, missing: OFFER.missing, before: OFFER.act, after: OFFER.act }}
    acts={(price) => formatOffer(price === null ? null : Number(price))}
  />
);

/** Asks the Manager about one more harvest card. */
export const BuyPage = (page: PromptPageProps<'buy-harvest-card'>) => (
  <ChooseOneCovered
    page={page}
    what={BUY.what}
    choices={[
      { value: true, says: BUY.yes },
      { value: false, says: BUY.no },
    ]}
    words={{ label: BUY.label, missing: BUY.missing, before: BUY.act, after: BUY.act }}
  >
    <p>{formatDrawn(page.prompt.drawn)}</p>
  </ChooseOneCovered>
);
