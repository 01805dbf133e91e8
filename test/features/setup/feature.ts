/** The test code for the set-up. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { answers, beginnings } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, events, refusals } from './coverage.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const setup: FeatureTests<'setup', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, beginnings, checks },
  oracle,
  prompts,
  events,
  secretPairs,
  sideActions,
};
