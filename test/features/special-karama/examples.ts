/** One example of everything that is said of it. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'specialKarama'> = {
  refusals: {
    'no-special-karama': { code: 'no-special-karama', faction: 'bene-gesserit' },
  },
  facts: {
    'special-karama': { kind: 'special-karama', faction: 'guild', used: true },
  },
};
