import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { formatCards } from '../../../messages/numbers.ts';
import type { HandSwapContract } from './contract.ts';

export const handSwapLabels: Labels<HandSwapContract> = {
  prompts: {
    'give-back': {
      title: ({ to, count }) => `Which ${formatCards(count)} does ${theFaction(to)} get?`,
      awaited: 'to give cards back',
    },
  },
};
