/** In which runs of games its refusals can be met. */
import type { MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'specialKarama'> = {
  'no-special-karama': 'always',
};
