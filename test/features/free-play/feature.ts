/** The test code for cards played at any time. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const freePlay: FeatureTests<'freePlay'> = {
  examples,
  words: { answers },
  oracle,
  prompts,
  sideActions,
  offered: ['free-play'],
};
