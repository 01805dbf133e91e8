/** The kinds of random games that can reach the events of this feature. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'chronicle'> = { RecordOpened: inTurns };

export const refusals: MetRefusals<'chronicle'> = {
  'game-goes-on': 'always',
  'record-is-open': inTurns,
};
