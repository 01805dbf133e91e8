/** What tests say of the swap of hands. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './met.ts';
import { readings } from './readings.ts';
import { answers } from './verbs.ts';

export const handSwap: FeatureTests<'handSwap'> = {
  words: { answers },
  readings,
  prompts,
  events,
  discloses: ['SwapCardsTaken'],
};
