/** One example of everything that is said of it. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'freePlay'> = {
  prompts: {
    'free-play': { kind: 'free-play' },
  },
};
