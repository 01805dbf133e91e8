/** What tests say of what is remembered of treachery cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { memoryWrong } from './soundness.ts';
import { acts } from './verbs.ts';
import { diversions, twins } from './samples.ts';

export const cardMemory: FeatureTests<'cardMemory', keyof typeof twins> = {
  words: { acts, checks },
  events,
  invariant: memoryWrong,
  twins,
  diversions,
};
