/** What tests say of the end of a turn. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, sentences } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts, events } from './met.ts';
import { twins } from './samples.ts';

export const mentatPause: FeatureTests<'mentatPause', keyof typeof twins> = {
  words: { answers, sentences, checks },
  readings,
  prompts,
  events,
  twins,
};
