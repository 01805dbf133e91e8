/** The kinds of random games that can reach the events of this feature. */
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
