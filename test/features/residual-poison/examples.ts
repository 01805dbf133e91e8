/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'residualPoison'> = {
  prompts: {
    'pay-bribe': { kind: 'pay-bribe', by: 'guild', amount: 2, forBluff: 6 },
    'show-poison': { kind: 'show-poison', against: 'fremen', amount: 2 },
  },
  logFacts: {
    'poison-laid': { code: 'poison-laid', by: 'guild', against: 'fremen', amount: 2 },
    'own-poison-laid': { code: 'own-poison-laid', against: 'fremen', amount: 2, card: 'kulon' },
    'bribe-paid': { code: 'bribe-paid', by: 'fremen', to: 'guild', amount: 2 },
    'bribe-refused': { code: 'bribe-refused', by: 'fremen', to: 'guild' },
    'poison-shown': {
      code: 'poison-shown',
      by: 'guild',
      against: 'fremen',
      card: 'residual-poison',
      leader: 'stilgar',
    },
    'poison-taken-away': { code: 'poison-taken-away', by: 'guild', against: 'fremen' },
    'poison-cast': { code: 'poison-cast', by: 'guild', against: 'fremen' },
    'own-poison-die': { code: 'own-poison-die', against: 'fremen', number: 3, leader: 'otheym' },
    'poison-six': { code: 'poison-six', by: 'guild', against: 'fremen', paid: 4 },
    'poison-over': { code: 'poison-over', by: 'guild', against: 'fremen' },
    'bluff-owed': { code: 'bluff-owed', by: 'guild', to: 'fremen', amount: 6 },
    'bluff-paid': { code: 'bluff-paid', by: 'guild', to: 'fremen', amount: 4 },
  },
  actions: {
    'lay-before-shield': { kind: 'lay-before-shield', faction: 'guild', before: 'fremen' },
    'take-from-shield': { kind: 'take-from-shield', faction: 'guild', before: 'fremen' },
    'discard-unseen': { kind: 'discard-unseen', faction: 'guild', before: 'fremen' },
  },
  facts: {
    poison: { kind: 'poison', faction: 'fremen', by: 'guild', amount: 2 },
    poisoning: { kind: 'poisoning', faction: 'fremen', by: 'guild' },
    'poison-debt': { kind: 'poison-debt', faction: 'guild', to: 'fremen', amount: 6 },
  },
  refusals: {
    'no-residual-poison': { code: 'no-residual-poison' },
    'no-poison-there': { code: 'no-poison-there', against: 'fremen' },
    'only-in-own-move': { code: 'only-in-own-move' },
    'poisons-itself': { code: 'poisons-itself' },
  },
};
