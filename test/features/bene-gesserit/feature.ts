/** The test code for the Bene Gesserit. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { secrets, given } from './position.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretAlternatives, declarationGenerators } from './generators.ts';
import { refusals } from './coverage.ts';
import { examples } from './examples.ts';

export const beneGesserit: FeatureTests<'beneGesserit'> = {
  examples,
  refusals,
  words: { acts, secrets, given, checks },
  declarationGenerators,
  secretAlternatives,
  sideActions,
};
