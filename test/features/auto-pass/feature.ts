/** The test code for “nothing from me this turn”. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts, moderator } from './step-definitions.ts';
import { events } from './coverage.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const autoPass: FeatureTests<'autoPass', keyof typeof secretPairs> = {
  examples,
  words: { acts, moderator },
  events,
  secretPairs,
  sideActions,
};
