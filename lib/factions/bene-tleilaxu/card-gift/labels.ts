import type { Labels } from '../../../messages/labels.ts';
import type { CardGiftContract } from './contract.ts';

export const cardGiftLabels: Labels<CardGiftContract> = {
  prompts: {
    'give-a-card': { title: 'Do you give a card away?', awaited: 'to give a card or not' },
    'card-to-give': { title: 'Which card do you give, and who receives it?', awaited: 'to choose a gift' },
  },
  headline: ({ cardGift: { time, isGiving } }) =>
    isGiving
      ? 'Bene Tleilaxu gives a card before the first bid.'
      : time === null
        ? null
        : 'Before the first bid, Bene Tleilaxu may give a card.',
};
