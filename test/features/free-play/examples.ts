/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'freePlay'> = {
  prompts: {
    'free-play': { kind: 'free-play' },
  },
};
