/** In which runs of games its events and refusals can be met. */
import { inTurns, type CanBeMet } from '../../simulate/when.ts';
import type { MetEvents } from '../../support/feature.ts';

export const events: MetEvents<'deals'> = {
  DealProposed: 'always',
  DealDeclined: 'always',
  DealWithdrawn: 'always',
  DealMade: 'always',
  DealDue: 'always',
  DealPaid: 'always',
  BribesTaken: inTurns,
};

/** Why no deal is made. */
export const betweenAllies: CanBeMet = {
  when: ({ edition }) => edition === 'gf9-2019',
  else: 'in 1979 allies may make deals, too',
};
