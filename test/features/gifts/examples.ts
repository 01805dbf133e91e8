/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'gifts'> = {
  logFacts: {
    'gift-due': { code: 'gift-due', from: 'guild', to: 'emperor', amount: 3 },
    'gift-made': { code: 'gift-made', by: 'emperor', to: 'guild', amount: 3 },
  },
  refusals: {
    'no-spice-to-give': { code: 'no-spice-to-give' },
    'gifts-for-allies-only': { code: 'gifts-for-allies-only', faction: 'guild' },
    'no-gift-in-battle': { code: 'no-gift-in-battle' },
    'gift-too-large': { code: 'gift-too-large', most: 4 },
  },
};
