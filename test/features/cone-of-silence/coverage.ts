/** The kinds of random games that can reach the events of this feature. */
import { in1979 } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'coneOfSilence'> = { Silenced: in1979 };

export const refusals: MetRefusals<'coneOfSilence'> = { 'no-cone-of-silence': 'always' };
