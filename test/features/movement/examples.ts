/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';
import { MOVING } from '../../support/examples/pieces.ts';

export const examples: Examples<'movement'> = {
  prompts: {
    move: { kind: 'move', ...MOVING },
  },
  logFacts: {
    'forces-moved': {
      code: 'forces-moved',
      faction: 'emperor',
      from: [{ faction: 'emperor', territory: 'tueks-sietch', sector: sector(5), count: 4, special: 1 }],
      to: { territory: 'imperial-basin', sector: sector(9) },
      through: ['pasty-mesa', 'shield-wall', 'imperial-basin'],
    },
    'group-parted': {
      code: 'group-parted',
      faction: 'emperor',
      ends: [{ faction: 'emperor', territory: 'pasty-mesa', sector: sector(6), count: 2, special: 1 }],
    },
  },
  actions: {
    'forces-move': {
      kind: 'forces-move',
      faction: 'emperor',
      from: { territory: 'tueks-sietch', sector: sector(5) },
      to: { territory: 'pasty-mesa', sector: sector(5) },
      count: 4,
      special: 1,
    },
  },
};
