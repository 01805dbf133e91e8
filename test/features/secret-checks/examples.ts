/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'secretChecks'> = {
  prompts: {
    'check-own': { kind: 'check-own', matter: 'hand' },
  },
  logFacts: {
    'owner-asked': { code: 'owner-asked', faction: 'emperor', matter: 'hand' },
    'owner-checked': { code: 'owner-checked', faction: 'emperor', matter: 'hand' },
  },
};
