/** In which runs of games its questions and events can be met. */
import { inTurns } from '../../simulate/when.ts';
import type { MetEvents } from '../../support/feature.ts';

export const events: MetEvents<'pledges'> = {
  SpicePledged: 'always',
  PledgeReturned: 'always',
  PledgesForgotten: 'always',
  PledgeDrawn: inTurns,
  PledgedAgain: inTurns,
};
