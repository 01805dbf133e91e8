/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';
import { carthag } from '../../support/examples/pieces.ts';

export const examples: Examples<'fremenWorms'> = {
  prompts: {
    'place-worm': { kind: 'place-worm', worm: 'worm1', territories: ['meridian', 'red-chasm'], otherwise: null },
    'spare-ally': {
      kind: 'spare-ally',
      worm: 'worm1',
      territory: 'red-chasm',
      allies: [{ faction: 'guild', territory: 'red-chasm', sector: sector(6), count: 3, special: 0 }],
    },
    'ride-worm': {
      kind: 'ride-worm',
      worm: 'worm1',
      territory: 'red-chasm',
      stacks: [{ faction: 'fremen', territory: 'red-chasm', sector: sector(6), count: 4, special: 1 }],
      landings: [carthag],
    },
  },
  logFacts: {
    'worm-placed': { code: 'worm-placed', faction: 'fremen', territory: 'red-chasm' },
    'allies-spared': { code: 'allies-spared', faction: 'fremen', spared: ['guild'], left: [] },
    'ride-devoured': { code: 'ride-devoured', faction: 'fremen', territory: 'red-chasm' },
    'worm-ridden': {
      code: 'worm-ridden',
      faction: 'fremen',
      riders: { count: 4, special: 1 },
      from: 'red-chasm',
      to: carthag,
    },
  },
  actions: {
    ride: {
      kind: 'ride',
      faction: 'fremen',
      from: { territory: 'red-chasm', sector: sector(6) },
      to: carthag,
      count: 4,
      special: 1,
    },
  },
};
