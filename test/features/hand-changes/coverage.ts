/** The kinds of random games that can reach the refusals of this feature. */
import type { MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'handChanges'> = {
  'not-in-hand': 'always',
  'card-not-there': 'always',
  'too-few-cards': 'always',
};
