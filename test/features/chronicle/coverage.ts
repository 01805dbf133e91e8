/** In which runs of games its events can be met. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'chronicle'> = { RecordOpened: inTurns };
