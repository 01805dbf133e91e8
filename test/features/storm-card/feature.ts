/** The test code for the storm card. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { facts, given, secrets } from './position.ts';
import { oracle } from './oracle.ts';
import { sideActions, secretAlternatives, declarationGenerators, secretPairs } from './generators.ts';
import { answers } from './step-definitions.ts';
import { examples } from './examples.ts';

export const stormCard: FeatureTests<'stormCard', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, facts, secrets, given, checks },
  oracle,
  prompts,
  events,
  declarationGenerators,
  secretAlternatives,
  secretPairs,
  sideActions,
};
