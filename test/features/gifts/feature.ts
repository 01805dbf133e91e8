/** The test code for the Emperor's gifts. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, refusals } from './coverage.ts';
import { giftsWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const gifts: FeatureTests<'gifts', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts },
  events,
  invariant: giftsWrong,
  secretPairs,
  sideActions,
};
