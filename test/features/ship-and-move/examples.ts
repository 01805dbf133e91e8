/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';
import { SHIPPING, MOVING } from '../../support/examples/pieces.ts';

export const examples: Examples<'shipAndMove'> = {
  prompts: {
    'act-now': { kind: 'act-now' },
    'prepare-shipment': { kind: 'prepare-shipment', ...SHIPPING },
    'prepare-move': { kind: 'prepare-move', ...MOVING },
  },
  logFacts: {
    'moves-chosen': { code: 'moves-chosen', made: 'on-phones' },
    'acts-out-of-turn': { code: 'acts-out-of-turn', faction: 'guild', round: 'both' },
    'nothing-shipped': { code: 'nothing-shipped', faction: 'emperor' },
    'nothing-moved': { code: 'nothing-moved', faction: 'emperor' },
    'move-gained': { code: 'move-gained', faction: 'emperor' },
    'may-after-all': { code: 'may-after-all', faction: 'emperor', what: 'shipment' },
    'step-undone': { code: 'step-undone', faction: 'emperor', what: 'move', because: 'slip' },
    'turn-reopened': { code: 'turn-reopened', faction: 'emperor' },
    'own-fare-lent': { code: 'own-fare-lent', amount: 2 },
    'own-fare-repaid': { code: 'own-fare-repaid', amount: 2 },
    'fares-withheld': { code: 'fares-withheld', payee: 'guild', amount: 4 },
    'shipping-ended': { code: 'shipping-ended', byModerator: false, round: 'both' },
  },
  refusals: {
    'nothing-to-take-back': { code: 'nothing-to-take-back' },
  },
};
