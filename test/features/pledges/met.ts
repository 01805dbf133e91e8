/** In which runs of games its questions and events can be met. */
import type { CanBeMet } from '../../simulate/when.ts';
import type { MetEvents } from '../../support/feature.ts';

const whenSpent: CanBeMet = { when: () => false, else: 'nothing that allies pay for is played yet' };

export const events: MetEvents<'pledges'> = {
  SpicePledged: 'always',
  PledgeReturned: 'always',
  PledgesForgotten: 'always',
  PledgeDrawn: whenSpent,
};
