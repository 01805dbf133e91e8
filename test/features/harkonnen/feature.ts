/** What tests say of Harkonnen. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { secrets, given } from './position.ts';
import { answers } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';
import { otherwise, tellings, twins } from './samples.ts';

export const harkonnen: FeatureTests<'harkonnen', keyof typeof twins> = {
  words: { answers, secrets, given, checks },
  readings,
  prompts,
  events,
  tellings,
  otherwise,
  twins,
};
