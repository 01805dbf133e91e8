/** The test code for instructions. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { acts, moderator } from './step-definitions.ts';
import { events } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const instructions: FeatureTests<'instructions'> = {
  examples,
  words: { acts, moderator, checks },
  events,
  sideActions,
};
