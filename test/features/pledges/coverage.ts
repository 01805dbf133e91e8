/** In which runs of games its questions and events can be met. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'pledges'> = {
  SpicePledged: 'always',
  PledgeReturned: 'always',
  PledgesForgotten: 'always',
  PledgeDrawn: inTurns,
};
