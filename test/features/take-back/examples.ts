/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'takeBack'> = {
  logFacts: {
    'taken-back': { code: 'taken-back', to: 12, ownChanged: false, before: null },
  },
};
