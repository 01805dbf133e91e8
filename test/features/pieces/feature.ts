/** The test code for forces, leaders, spice and cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { facts, secrets, given } from './position.ts';
import { events, refusals } from './coverage.ts';
import { sideActions, secretAlternatives, declarationGenerators, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const pieces: FeatureTests<'pieces', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { facts, secrets, given, checks },
  events,
  declarationGenerators,
  secretAlternatives,
  secretPairs,
  sideActions,
};
