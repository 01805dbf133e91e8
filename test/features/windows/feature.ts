/** The test code for windows. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { sentences } from './step-definitions.ts';
import { events } from './coverage.ts';
import { windowWrong } from './oracle.ts';
import { secretPairs } from './generators.ts';

export const windows: FeatureTests<'windows', keyof typeof secretPairs> = {
  words: { sentences, checks },
  events,
  invariant: windowWrong,
  secretPairs,
};
