/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'truthtrance'> = {
  prompts: {
    'tell-truth': { kind: 'tell-truth', question: 1, by: 'harkonnen', words: 'Do you hold a lasgun?' },
  },
  logFacts: {
    'truth-asked': { code: 'truth-asked', by: 'harkonnen', of: 'guild', words: 'Do you hold a lasgun?' },
    'truth-told': { code: 'truth-told', of: 'guild', words: 'Do you hold a lasgun?', told: 'no' },
  },
};
