/** In which runs of games its questions and events can be met. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'standingCalls'> = { CallPrepared: 'always' };

export const refusals: MetRefusals<'standingCalls'> = {
  'no-traitor-of-yours': 'always',
};
