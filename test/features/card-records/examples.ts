/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'cardRecords'> = {
  logFacts: { 'cards-were-named': { code: 'cards-were-named' } },
};
