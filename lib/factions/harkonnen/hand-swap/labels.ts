import type { Brief } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { sayCards } from '../../../messages/numbers.ts';
import type { HandSwapContract } from './contract.ts';

export const handSwapBrief: Brief<HandSwapContract> = {
  questions: {
    'give-back': {
      title: ({ to, count }) => `Which ${sayCards(count)} does ${theFaction(to)} get?`,
      awaited: 'to give cards back',
    },
  },
};
