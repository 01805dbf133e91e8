/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'showSecret'> = {
  logFacts: {
    'secret-held-up': { code: 'secret-held-up', by: 'guild', to: 'emperor', silently: true },
    'secret-seen': { code: 'secret-seen', by: 'guild', to: 'emperor' },
  },
  refusals: {
    'shown-to-oneself': { code: 'shown-to-oneself' },
    'not-to-be-shown': { code: 'not-to-be-shown', kind: 'traitor' },
    'held-up-already': { code: 'held-up-already', to: 'guild' },
    'nothing-held-up': { code: 'nothing-held-up' },
  },
};
