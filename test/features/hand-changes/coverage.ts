/** In which runs of games its refusals can be met. */
import type { MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'handChanges'> = {
  'not-in-hand': 'always',
  'card-not-there': 'always',
  'too-few-cards': 'always',
};
