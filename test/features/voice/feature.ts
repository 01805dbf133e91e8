/** What tests say of the Voice. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { readings } from './readings.ts';
import { answers } from './verbs.ts';

export const voice: FeatureTests<'voice'> = {
  words: { answers, checks },
  readings,
  prompts,
  events,
};
