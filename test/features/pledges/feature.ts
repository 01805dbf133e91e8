/** What tests say of spice that allies set aside for each other. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { pledgesWrong } from './oracle.ts';
import { acts } from './verbs.ts';
import { diversions, randomPledge, twins } from './samples.ts';

export const pledges: FeatureTests<'pledges', keyof typeof twins> = {
  words: { acts, checks },
  events,
  invariant: pledgesWrong,
  // What is paid out of a pledge all can see.
  discloses: ['PledgeDrawn'],
  twins,
  diversions,
  // Twice, since only allies can, and it mostly comes to nothing.
  asides: [randomPledge, randomPledge],
};
