/** The kinds of random games that can reach the events of this feature. */
import { in1979, withSquad } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'coneOfSilence'> = { Silenced: in1979, SilenceEndsWith: withSquad };

export const refusals: MetRefusals<'coneOfSilence'> = {
  'no-cone-of-silence': 'always',
  'says-nothing': withSquad,
};
