/** In which runs of games its events can be met. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'showSecret'> = {
  SecretHeldUp: 'always',
  SecretSeen: 'always',
  SecretPutAway: 'always',
};

export const refusals: MetRefusals<'showSecret'> = {
  'shown-to-oneself': 'always',
  'not-to-be-shown': 'always',
  'held-up-already': 'always',
  'nothing-held-up': 'always',
};
