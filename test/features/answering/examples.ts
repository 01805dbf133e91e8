/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'answering'> = {
  logFacts: {
    'default-taken': { code: 'default-taken', faction: 'emperor', to: 'battle-plan' },
  },
};
