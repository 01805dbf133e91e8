/** In which runs of games its events can be met. */
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'showSecret'> = {
  SecretHeldUp: 'always',
  SecretSeen: 'always',
  SecretPutAway: 'always',
};
