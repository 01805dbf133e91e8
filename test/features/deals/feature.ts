/** What tests say of deals and bribes. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { dealWrong } from './oracle.ts';
import { acts } from './verbs.ts';
import { diversions, twins } from './samples.ts';

export const deals: FeatureTests<'deals', keyof typeof twins> = {
  words: { acts, checks },
  events,
  invariant: dealWrong,
  twins,
  diversions,
};
