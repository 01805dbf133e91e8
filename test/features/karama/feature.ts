/** What tests say of stopping a power. */
import type { FeatureTests } from '../../support/feature.ts';
import { answers, sentences } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';
import { stoppingMove } from './samples.ts';

export const karama: FeatureTests<'karama'> = {
  words: { answers, sentences },
  readings,
  prompts,
  events,
  nowAndThen: [stoppingMove],
};
