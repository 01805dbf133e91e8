import type { Identity } from '../../model/identity.ts';

export const guild = {
  name: 'Spacing Guild',
  inSentence: 'the Guild',
  leaders: {
    'staban-tuek': { name: 'Staban Tuek', strength: 5 },
    'esmar-tuek': { name: 'Esmar Tuek', strength: 3 },
    'master-bewt': { name: 'Master Bewt', strength: 3 },
    'soo-soo-sook': { name: 'Soo-Soo Sook', strength: 2 },
    'guild-rep': { name: 'Guild Rep', strength: 1 },
    edric: { name: 'Edric', strength: 8, main: true },
  },
  powers: {
    'ally-ship': 'rates for an ally',
    'ally-ship-back': 'way back for an ally',
    'half-price': 'half price',
    'karama-stop': 'special Karama',
    'last-turn': 'victory after the last turn',
    'out-of-turn': 'free choice of its turn',
    'ship-income': 'income from shipments',
    'ship-types': 'other ways to ship',
  },
} as const satisfies Identity;
