/** The test code for the records of treachery cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { moderator } from './step-definitions.ts';
import { sideActions } from './generators.ts';
import { examples } from './examples.ts';

export const openCards: FeatureTests<'openCards'> = {
  examples,
  refusals,
  words: { moderator, checks },
  events,
  sideActions,
};
