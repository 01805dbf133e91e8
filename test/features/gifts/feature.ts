/** What tests say of spice that a rich faction gives its allies. */
import type { FeatureTests } from '../../support/feature.ts';
import { events } from './met.ts';
import { wealthWrong } from './oracle.ts';
import { acts } from './verbs.ts';
import { diversions, twins } from './samples.ts';

export const gifts: FeatureTests<'gifts', keyof typeof twins> = {
  words: { acts },
  events,
  invariant: wealthWrong,
  twins,
  diversions,
};
