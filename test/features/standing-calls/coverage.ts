/** The kinds of random games that can reach the questions and events of this feature. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'standingCalls'> = { CallPrepared: 'always' };

export const refusals: MetRefusals<'standingCalls'> = {
  'no-traitor-of-yours': 'always',
};
