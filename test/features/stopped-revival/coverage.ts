/** The kinds of random games that can reach the events of this feature. */
import { withSquad } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'stoppedRevival'> = { RevivalStopped: withSquad };
