/** What tests say of spice that allies set aside for each other. */
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
  // What is paid out of a pledge all can see.
  discloses: ['PledgeDrawn'],
  secretPairs,
  sideActions,
  // Twice, since only allies can, and it mostly comes to nothing.
  asides: [randomPledge, randomPledge],
};
