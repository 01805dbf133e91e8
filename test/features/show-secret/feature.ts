/** What tests say of a secret that is shown to one other seat. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { showingWrong } from './oracle.ts';
import { acts } from './verbs.ts';
import { diversions, lookMove, twins } from './samples.ts';

export const showSecret: FeatureTests<'showSecret', keyof typeof twins> = {
  words: { acts, checks },
  events,
  invariant: showingWrong,
  twins,
  diversions,
  nowAndThen: [lookMove],
};
