/** The test code for pledges. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { pledgesWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, randomPledge, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const pledges: FeatureTests<'pledges', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: pledgesWrong,
  // A payment from a pledge is public.
  discloses: ['PledgeDrawn'],
  secretPairs,
  sideActions,
  // The command is listed twice because only allies can pledge, and most attempts are refused.
  asides: [randomPledge, randomPledge],
};
