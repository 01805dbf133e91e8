/** What tests say of the set-up. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, beginnings } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';
import { diversions, twins } from './samples.ts';

export const setup: FeatureTests<'setup', keyof typeof twins> = {
  words: { answers, beginnings, checks },
  readings,
  prompts,
  events,
  twins,
  diversions,
};
