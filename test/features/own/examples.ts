/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'own'> = {
  logFacts: {
    'own-secret-declared': { code: 'own-secret-declared', fact: { kind: 'hand', cards: ['crysknife', 'unknown'] } },
  },
};
