/** What tests say of forces, leaders, spice and cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { facts, secrets, given } from './position.ts';
import { events } from './coverage.ts';
import { sideActions, secretAlternatives, declarationGenerators, secretPairs } from './generators.ts';

export const pieces: FeatureTests<'pieces', keyof typeof secretPairs> = {
  words: { facts, secrets, given, checks },
  events,
  declarationGenerators,
  secretAlternatives,
  secretPairs,
  sideActions,
};
