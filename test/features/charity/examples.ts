/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'charity'> = {
  prompts: {
    'claim-charity': {
      kind: 'claim-charity',
      terms: { holding: 1, upTo: 2, withoutClaimFrom: 1 },
      said: null,
      isPrepared: false,
    },
  },
  logFacts: {
    'charity-closed': { code: 'charity-closed', taken: [{ faction: 'fremen', amount: 2 }] },
  },
};
