/** The test code for a secret that is shown to one other seat. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { showingWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, lookMove, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const showSecret: FeatureTests<'showSecret', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: showingWrong,
  secretPairs,
  sideActions,
  nowAndThen: [lookMove],
};
