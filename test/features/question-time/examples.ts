/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'questionTime'> = {
  logFacts: {
    'question-time-chosen': { code: 'question-time-chosen', time: 15_000, isFixed: false },
  },
};
