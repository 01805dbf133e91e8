/** The test code for pauses. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { acts, moderator } from './step-definitions.ts';
import { events, refusals } from './coverage.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const pausing: FeatureTests<'pausing'> = {
  examples,
  refusals,
  words: { acts, moderator, checks },
  events,
  sideActions,
};
