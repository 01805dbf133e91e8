/** What tests say of cards played at any time. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts } from './met.ts';
import { diversions } from './samples.ts';

export const freePlay: FeatureTests<'freePlay'> = {
  words: { answers },
  readings,
  prompts,
  diversions,
  offered: ['free-play'],
};
