/** The test code for advisors in the turns of other factions. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './coverage.ts';
import { oracle } from './oracle.ts';
import { acts, answers, sentences } from './step-definitions.ts';
import { examples } from './examples.ts';

export const advisors: FeatureTests<'advisors'> = {
  examples,
  words: { answers, acts, sentences },
  oracle,
  prompts,
  events,
};
