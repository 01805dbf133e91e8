/** What tests say of dealt cards and traitors. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { answers, moderator } from './step-definitions.ts';
import { oracle } from './oracle.ts';
import { prompts } from './coverage.ts';
import { sideActions, secretPairs } from './generators.ts';

export const dealing: FeatureTests<'dealing', keyof typeof secretPairs> = {
  words: { answers, moderator, checks },
  oracle,
  prompts,
  secretPairs,
  sideActions,
};
