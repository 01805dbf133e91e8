/** The test code for Harkonnen. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { secrets, given } from './position.ts';
import { answers } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events, refusals } from './coverage.ts';
import { secretAlternatives, declarationGenerators, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const harkonnen: FeatureTests<'harkonnen', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, secrets, given, checks },
  oracle,
  prompts,
  events,
  declarationGenerators,
  secretAlternatives,
  secretPairs,
};
