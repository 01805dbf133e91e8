/** In which runs of games its refusals can be met. */
import type { MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'shipAndMove'> = {
  'nothing-to-take-back': 'always',
};
