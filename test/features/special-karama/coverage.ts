/** The kinds of random games that can reach the refusals of this feature. */
import type { MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'specialKarama'> = {
  'no-special-karama': 'always',
};
