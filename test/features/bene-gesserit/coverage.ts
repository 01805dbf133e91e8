/** In which runs of games its refusals can be met. */
import { inAdvanced, whereForcesCoexist } from '../../simulate/when.ts';
import type { MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'beneGesserit'> = {
  'does-not-predict': 'always',
  'predicts-itself': 'always',
  'board-not-free': inAdvanced,
  'alone-there': inAdvanced,
  'settled-there': whereForcesCoexist,
  'ally-there': inAdvanced,
};
