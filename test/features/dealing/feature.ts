/** The test code for dealt cards and traitors. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { answers, moderator } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts, refusals } from './coverage.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const dealing: FeatureTests<'dealing', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, moderator, checks },
  oracle,
  prompts,
  secretPairs,
  sideActions,
};
