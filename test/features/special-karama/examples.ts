/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'specialKarama'> = {
  refusals: {
    'no-special-karama': { code: 'no-special-karama', faction: 'bene-gesserit' },
  },
  facts: {
    'special-karama': { kind: 'special-karama', faction: 'guild', used: true },
  },
};
