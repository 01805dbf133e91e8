/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'swap'> = {
  logFacts: {
    'factions-swapped': { code: 'factions-swapped', one: 'atreides', other: 'emperor' },
  },
  refusals: {
    'swap-needs-circle': { code: 'swap-needs-circle' },
    'swap-with-itself': { code: 'swap-with-itself' },
    'too-late-to-swap': { code: 'too-late-to-swap' },
  },
};
