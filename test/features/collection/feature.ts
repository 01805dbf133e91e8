/** What tests say of the collection of spice. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { harvestedWrong } from './oracle/wrong.ts';
import { readings } from './readings.ts';
import { answers } from './verbs.ts';

export const collection: FeatureTests<'collection'> = {
  words: { answers, checks },
  readings,
  prompts,
  events,
  invariant: harvestedWrong,
  offered: ['collect-less'],
};
