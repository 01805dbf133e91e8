/** What tests say of dealt cards and traitors. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, moderator } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts } from './met.ts';
import { diversions, twins } from './samples.ts';

export const dealing: FeatureTests<'dealing', keyof typeof twins> = {
  words: { answers, moderator, checks },
  readings,
  prompts,
  twins,
  diversions,
};
