/** The test code for the pace of a table. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { acts, moderator } from './step-definitions.ts';
import { chosen, sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const pace: FeatureTests<'pace'> = {
  examples,
  refusals,
  words: { acts, moderator, checks },
  events,
  sideActions,
  chosen,
};
