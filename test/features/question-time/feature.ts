/** The test code for the time of windows. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './coverage.ts';
import { chosen, sideActions } from './generators.ts';
import { moderator } from './step-definitions.ts';
import { examples } from './examples.ts';

export const questionTime: FeatureTests<'questionTime'> = {
  examples,
  words: { moderator },
  events,
  sideActions,
  chosen,
};
