/** In which runs of games its events can be met. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'chronicle'> = { RecordOpened: inTurns };

export const refusals: MetRefusals<'chronicle'> = {
  'game-goes-on': 'always',
  'record-is-open': inTurns,
};
