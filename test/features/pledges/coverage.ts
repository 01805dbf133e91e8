/** The kinds of random games that can reach the questions and events of this feature. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'pledges'> = {
  SpicePledged: 'always',
  PledgeReturned: 'always',
  PledgesForgotten: 'always',
  PledgeDrawn: inTurns,
};

export const refusals: MetRefusals<'pledges'> = {
  'no-ally-of-yours': 'always',
  'too-much-pledged': 'always',
  'pledge-is-bid': 'always',
  'pays-no-revivals': 'always',
};
