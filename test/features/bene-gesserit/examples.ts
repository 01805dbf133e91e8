/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'beneGesserit'> = {
  refusals: {
    'does-not-predict': { code: 'does-not-predict', faction: 'guild' },
    'predicts-itself': { code: 'predicts-itself' },
    'board-not-free': { code: 'board-not-free' },
    'alone-there': { code: 'alone-there', territory: 'arrakeen' },
    'settled-there': { code: 'settled-there', territory: 'arrakeen' },
    'ally-there': { code: 'ally-there', territory: 'arrakeen', ally: 'emperor' },
  },
};
