'use client';
import { contains, factionName } from '#client';
import { ChooseOneCovered, ChooseOnePrompt } from '#app/_components/prompt/choose-one-prompt.tsx';
import { OneTapPrompt } from '#app/_components/prompt/one-tap-prompt.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { accessCardName } from '#lib/modules/spice-harvest/access/messages/cards.ts';
import { DRAW_CARDS, NO_CARD, PICK_CARD, RETURN_CARD } from '#lib/modules/spice-harvest/access/messages/phone.ts';

/** Asks from which faction a card is taken. */
export const TakeCardPage = (page: PromptPageProps<'take-access-card'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      ...page.view.table.order
        .filter((faction) => contains(page.prompt.answers, faction))
        .map((faction) => ({ value: faction, says: factionName(faction) })),
      { value: 'none', says: NO_CARD },
    ]}
  />
);

/** Asks which of the own cards goes back. The hand lies under a cover. */
export const ReturnCardPage = (page: PromptPageProps<'return-access-card'>) => (
  <ChooseOneCovered
    page={page}
    what={RETURN_CARD.what}
    words={RETURN_CARD}
    choices={page.prompt.hand.map(({ id, card }) => ({
      value: id,
      says: accessCardName(card, page.view.table.choices.edition),
    }))}
  />
);

/** Asks whether a faction draws more cards. */
export const DrawCardsPage = (page: PromptPageProps<'draw-access-cards'>) => (
  <OneTapPrompt
    page={page}
    choices={[
      { value: true, says: DRAW_CARDS.draw, tone: 'act' },
      { value: false, says: DRAW_CARDS.leave },
    ]}
  />
);

/** Shows the forfeited cards, which lie open, and asks for one of these cards. */
export const PickCardPage = (page: PromptPageProps<'pick-access-card'>) => (
  <ChooseOnePrompt
    page={page}
    words={PICK_CARD}
    acts={() => null}
    choices={page.prompt.forfeited.map(({ id, card }) => ({
      value: id,
      says: accessCardName(card, page.view.table.choices.edition),
    }))}
  />
);
