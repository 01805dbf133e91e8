/** The test code for the collection of spice. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts } from './coverage.ts';
import { collectedWrong } from './oracle/wrong.ts';
import { oracle } from './oracle.ts';
import { answers } from './step-definitions.ts';
import { examples } from './examples.ts';

export const collection: FeatureTests<'collection'> = {
  examples,
  words: { answers, checks },
  oracle,
  prompts,
  events,
  invariant: collectedWrong,
  offered: ['collect-less'],
};
