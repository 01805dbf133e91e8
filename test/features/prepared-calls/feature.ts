/** What tests say of calls of treachery that are prepared ahead. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { callsWrong } from './oracle.ts';
import { acts } from './verbs.ts';
import { diversions, twins } from './samples.ts';

export const preparedCalls: FeatureTests<'preparedCalls', keyof typeof twins> = {
  words: { acts, checks },
  events,
  invariant: callsWrong,
  twins,
  diversions,
};
