/** The kinds of random games that can reach the questions and events of this feature. */
import { withKanlyCards } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'kanlyCards'> = {
  KanlyDealBegan: withKanlyCards,
  KanlyCardsDealt: withKanlyCards,
  KanlyCardSeen: withKanlyCards,
  KanlyDealEnded: withKanlyCards,
  KanlyCardGiven: withKanlyCards,
  KanlyCardTurnedIn: withKanlyCards,
};

export const prompts: MetPrompts<'kanlyCards'> = { 'look-at-kanly-card': withKanlyCards };

export const refusals: MetRefusals<'kanlyCards'> = {
  'no-kanly-cards-here': 'always',
  'no-kanly-card': withKanlyCards,
  'gives-to-itself': withKanlyCards,
  'kanly-cards-rest': withKanlyCards,
};
