/** One example of everything that is said of it. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'cardRecords'> = {
  logFacts: { 'cards-were-named': { code: 'cards-were-named' } },
};
