/** What tests say of “nothing from me this turn”. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts, moderator } from './step-definitions.ts';
import { events } from './coverage.ts';
import { sideActions, secretPairs } from './generators.ts';

export const autoPass: FeatureTests<'autoPass', keyof typeof secretPairs> = {
  words: { acts, moderator },
  events,
  secretPairs,
  sideActions,
};
