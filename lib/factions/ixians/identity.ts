import type { Identity } from '../../model/identity.ts';

export const ixians = {
  name: 'Ixians',
  inSentence: 'Ix',
  leaders: {
    vizier: { name: 'Vizier', strength: 3 },
    bator: { name: 'Bator', strength: 2 },
    bronso: { name: 'Bronso', strength: 2 },
    baltern: { name: 'Baltern', strength: 1 },
    levenbrech: { name: 'Levenbrech', strength: 1 },
    inquisitor: { name: 'Inquisitor', strength: 8, main: true },
  },
  powers: {
    'ally-bonus': 'bonuses for allies',
    'goes-first': 'first turn',
    'karama-strength': 'special Karama',
    'machine-income': 'income from machines',
    'move-2': 'second territory',
    'spice-seized': 'spice',
  },
} as const satisfies Identity;
