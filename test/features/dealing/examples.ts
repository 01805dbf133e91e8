/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'dealing'> = {
  prompts: {
    'choose-traitor': { kind: 'choose-traitor', dealt: ['stilgar', 'chani', 'jamis', 'otheym'] },
  },
  refusals: {
    'kept-on-cardboard': { code: 'kept-on-cardboard' },
    'deck-empty': { code: 'deck-empty' },
    'already-dealt': { code: 'already-dealt' },
  },
};
