/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'openCards'> = {
  logFacts: {
    'open-cards-looked-through': { code: 'open-cards-looked-through' },
  },
  refusals: {
    'look-through-first': { code: 'look-through-first' },
  },
};
