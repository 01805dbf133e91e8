import type { Identity } from '../../model/identity.ts';

export const emperor = {
  name: 'Emperor',
  inSentence: 'the Emperor',
  specialForces: 'Sardaukar',
  leaders: {
    'hasimir-fenring': { name: 'Hasimir Fenring', strength: 6 },
    'captain-aramsham': { name: 'Captain Aramsham', strength: 5 },
    burseg: { name: 'Burseg', strength: 3 },
    caid: { name: 'Caid', strength: 3 },
    bashar: { name: 'Bashar', strength: 2 },
    'shaddam-iv': { name: 'Shaddam IV', strength: 8, main: true },
  },
  powers: {
    'revival-ally': 'help with revivals',
    gifts: 'great wealth',
    'card-income': 'income from cards',
    'karama-revive': 'special Karama',
    sardaukar: 'Sardaukar',
  },
} as const satisfies Identity;
