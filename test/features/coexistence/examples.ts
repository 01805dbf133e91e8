/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'coexistence'> = {
  prompts: {
    coexist: {
      kind: 'coexist',
      comer: 'guild',
      at: { territory: 'carthag', sector: sector(10) },
      own: 3,
      count: 2,
      special: 0,
    },
    'leave-coexistence': {
      kind: 'leave-coexistence',
      territories: [
        {
          territory: 'carthag',
          own: 2,
          others: [{ faction: 'emperor', territory: 'carthag', sector: sector(10), count: 4, special: 1 }],
        },
      ],
    },
  },
  logFacts: {
    'does-not-coexist': { code: 'does-not-coexist', faction: 'bene-gesserit', territory: 'carthag' },
  },
};
