import type { Identity } from '../../model/identity.ts';

export const harkonnen = {
  name: 'Harkonnen',
  leaders: {
    'feyd-rautha': { name: 'Feyd-Rautha', strength: 6 },
    'beast-rabban': { name: 'Beast Rabban', strength: 4 },
    'piter-de-vries': { name: 'Piter de Vries', strength: 3 },
    'captain-nefud': { name: 'Captain Iakin Nefud', strength: 2 },
    'umman-kudu': { name: 'Umman Kudu', strength: 1 },
    'baron-harkonnen': { name: 'Baron Vladimir Harkonnen', strength: 8, main: true },
  },
  powers: {
    'all-traitors': 'traitors',
    'bonus-card': 'second card',
    capture: 'capture',
    'hand-8': 'hand',
    'karama-swap': 'special Karama',
    'traitors-for-ally': 'traitors',
  },
} as const satisfies Identity;
