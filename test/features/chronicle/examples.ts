/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'chronicle'> = {
  logFacts: {
    'record-opened': { code: 'record-opened', faction: 'emperor' },
  },
  refusals: {
    'game-goes-on': { code: 'game-goes-on' },
    'record-is-open': { code: 'record-is-open' },
  },
};
