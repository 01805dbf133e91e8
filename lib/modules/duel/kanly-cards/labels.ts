import type { Labels } from '../../../messages/labels.ts';
import type { KanlyCardsContract } from './contract.ts';

/** A neighbour may read these labels, so they depend on no secret. */
export const kanlyCardsLabels: Labels<KanlyCardsContract> = {
  prompts: {
    'look-at-kanly-card': { title: 'Your card for Kanly', awaited: 'to look at a card for Kanly' },
  },
  secrets: { 'duel/yes-cards': 'Is the number of your yes cards right?' },
};
