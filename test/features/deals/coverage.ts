/** In which runs of games its events and refusals can be met. */
import { inTurns, type Reachability } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'deals'> = {
  DealProposed: 'always',
  DealDeclined: 'always',
  DealWithdrawn: 'always',
  DealMade: 'always',
  DealDue: 'always',
  DealPaid: 'always',
  BribesTaken: inTurns,
};

/** Why no deal is made. */
export const betweenAllies: Reachability = {
  when: ({ edition }) => edition === 'gf9-2019',
  else: 'in 1979 allies may make deals, too',
};
