/** What tests say of revival. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events, prompts } from './met.ts';
import { revivalWrong } from './oracle.ts';
import { readings } from './readings.ts';
import { answers, sentences } from './verbs.ts';

export const revival: FeatureTests<'revival'> = {
  words: { answers, sentences, checks },
  readings,
  prompts,
  events,
  invariant: revivalWrong,
};
