/** The test code for deals and bribes. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { dealWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const deals: FeatureTests<'deals', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: dealWrong,
  secretPairs,
  sideActions,
};
