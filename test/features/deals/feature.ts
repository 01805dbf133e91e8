/** What tests say of deals and bribes. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events } from './coverage.ts';
import { dealWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretPairs } from './generators.ts';

export const deals: FeatureTests<'deals', keyof typeof secretPairs> = {
  words: { acts, checks },
  events,
  invariant: dealWrong,
  secretPairs,
  sideActions,
};
