/** In which runs of games its refusals can be met. */
import { whereForcesCoexist, withMorePowers } from '../../simulate/when.ts';
import type { MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'beneGesserit'> = {
  'does-not-predict': 'always',
  'predicts-itself': 'always',
  'board-not-free': withMorePowers,
  'alone-there': withMorePowers,
  'settled-there': whereForcesCoexist,
  'ally-there': withMorePowers,
};
