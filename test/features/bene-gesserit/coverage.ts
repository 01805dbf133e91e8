/** The kinds of random games that can reach the refusals of this feature. */
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
