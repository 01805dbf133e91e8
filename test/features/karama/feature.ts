/** The test code for cancelled powers. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers, sentences } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events } from './coverage.ts';
import { cancellingMove } from './generators.ts';
import { examples } from './examples.ts';

export const karama: FeatureTests<'karama'> = {
  examples,
  words: { answers, sentences },
  oracle,
  prompts,
  events,
  nowAndThen: [cancellingMove],
};
