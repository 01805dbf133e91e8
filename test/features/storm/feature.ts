/** What tests say of the storm. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { facts } from './position.ts';
import { answers, beginnings, sentences } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';
import { diversions, twins } from './samples.ts';

export const storm: FeatureTests<'storm', keyof typeof twins> = {
  words: { answers, beginnings, sentences, facts, checks },
  readings,
  prompts,
  events,
  twins,
  diversions,
};
