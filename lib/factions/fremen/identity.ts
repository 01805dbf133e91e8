import type { Identity } from '../../model/identity.ts';

export const fremen = {
  name: 'Fremen',
  specialForces: 'Fedaykin',
  leaders: {
    stilgar: { name: 'Stilgar', strength: 7 },
    chani: { name: 'Chani', strength: 6 },
    otheym: { name: 'Otheym', strength: 5 },
    'shadout-mapes': { name: 'Shadout Mapes', strength: 3 },
    jamis: { name: 'Jamis', strength: 2 },
    'liet-kynes': { name: 'Liet-Kynes', strength: 8, main: true },
  },
  powers: {
    'extra-worm': 'additional worm',
    fedaykin: 'Fedaykin',
    'free-reserves': 'reserves',
    'karama-worm': 'special Karama',
    'last-turn': 'victory after the last turn',
    'move-2': 'second territory',
    'no-spice-battle': 'frugality',
    'revival-ally': 'free revivals',
    'without-guild': 'victory after the last turn',
    'worm-ally': 'sparing of an ally',
    'worm-ride': 'control of worms',
    'see-storm': 'storm card',
    'storm-half': 'life in the storm',
    'next-storm-card': 'look at the next storm card',
  },
} as const satisfies Identity;
