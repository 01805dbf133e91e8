/** What tests say of the Kwisatz Haderach. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events } from './coverage.ts';
import { facts, given, secrets } from './position.ts';
import { sideActions, secretAlternatives, declarationGenerators, secretPairs } from './generators.ts';

export const kwisatzHaderach: FeatureTests<'kwisatzHaderach', keyof typeof secretPairs> = {
  words: { facts, secrets, given, checks },
  events,
  declarationGenerators,
  secretAlternatives,
  secretPairs,
  sideActions,
};
