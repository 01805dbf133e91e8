/** What tests say of the storm card. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { facts, given, secrets } from './position.ts';
import { readings } from './readings.ts';
import { diversions, otherwise, tellings, twins } from './samples.ts';
import { answers } from './verbs.ts';

export const stormCard: FeatureTests<'stormCard', keyof typeof twins> = {
  words: { answers, facts, secrets, given, checks },
  readings,
  prompts,
  events,
  tellings,
  otherwise,
  twins,
  diversions,
};
