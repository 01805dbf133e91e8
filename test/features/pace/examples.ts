/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'pace'> = {
  logFacts: {
    'pace-chosen': { code: 'pace-chosen', byItself: true },
  },
  refusals: {
    'may-still-be-undone': { code: 'may-still-be-undone' },
    'nothing-follows': { code: 'nothing-follows' },
  },
};
