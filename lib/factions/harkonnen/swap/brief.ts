import type { Brief } from '../../../words/brief.ts';
import { theFaction } from '../../../words/names.ts';
import { sayCards } from '../../../words/numbers.ts';
import type { HandSwapContract } from './contract.ts';

export const handSwapBrief: Brief<HandSwapContract> = {
  questions: {
    'give-back': {
      title: ({ to, count }) => `Which ${sayCards(count)} does ${theFaction(to)} get?`,
      awaited: 'to give cards back',
    },
  },
};
