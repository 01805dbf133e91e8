/** What tests say of the Bene Gesserit. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { secrets, given } from './position.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretAlternatives, declarationGenerators } from './generators.ts';

export const beneGesserit: FeatureTests<'beneGesserit'> = {
  words: { acts, secrets, given, checks },
  declarationGenerators,
  secretAlternatives,
  sideActions,
};
