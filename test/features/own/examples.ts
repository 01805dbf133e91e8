/** One example of everything that is said of it. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'own'> = {
  logFacts: {
    'own-secret-declared': { code: 'own-secret-declared', fact: { kind: 'hand', cards: ['crysknife', 'unknown'] } },
  },
};
