/** The test code for the Kwisatz Haderach. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { facts, given, secrets } from './position.ts';
import { sideActions, secretAlternatives, declarationGenerators, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const kwisatzHaderach: FeatureTests<'kwisatzHaderach', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { facts, secrets, given, checks },
  events,
  declarationGenerators,
  secretAlternatives,
  secretPairs,
  sideActions,
};
