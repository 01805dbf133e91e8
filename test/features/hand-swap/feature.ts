/** What tests say of the swap of hands. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts } from './met.ts';
import { readings } from './readings.ts';
import { answers } from './verbs.ts';
import { twins } from './samples.ts';

export const handSwap: FeatureTests<'handSwap', keyof typeof twins> = {
  words: { answers },
  readings,
  prompts,
  events,
  discloses: ['SwapCardsTaken'],
  twins,
};
