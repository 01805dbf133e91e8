/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'takeBack'> = {
  logFacts: {
    'take-back-asked': { code: 'take-back-asked', faction: 'guild' },
    'taken-back': { code: 'taken-back', to: 12, ownChanged: false, before: null },
  },
};
