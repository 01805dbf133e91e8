/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'corrections'> = {
  logFacts: {
    'fact-corrected': {
      code: 'fact-corrected',
      fact: { kind: 'storm', sector: sector(12) },
      was: { kind: 'storm', sector: sector(9) },
    },
  },
};
