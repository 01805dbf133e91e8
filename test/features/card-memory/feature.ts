/** The test code for the card memory. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { memoryWrong } from './soundness.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const cardMemory: FeatureTests<'cardMemory', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: memoryWrong,
  secretPairs,
  sideActions,
};
