/** One example of every message of this feature. */
import { sector } from '#engine';
import type { Examples } from '../../support/feature.ts';
import { SHIPPING } from '../../support/examples/pieces.ts';

export const examples: Examples<'shipment'> = {
  prompts: {
    ship: { kind: 'ship', ...SHIPPING },
    'bring-reserves': {
      kind: 'bring-reserves',
      landings: [{ territory: 'the-great-flat', sector: sector(14), inStorm: true }],
      reserves: { count: 2, special: 1 },
      stormTakes: [0, 1, 1],
    },
  },
  logFacts: {
    'shipment-announced': {
      code: 'shipment-announced',
      faction: 'fremen',
      territory: 'the-great-flat',
      sector: sector(14),
      count: 9,
      special: 2,
    },
    'forces-shipped': {
      code: 'forces-shipped',
      faction: 'fremen',
      territory: 'the-great-flat',
      sector: sector(14),
      count: 4,
      special: 2,
      lost: { count: 5, special: 0 },
      paid: [],
    },
    'forces-crossed': {
      code: 'forces-crossed',
      faction: 'guild',
      from: [{ faction: 'guild', territory: 'tueks-sietch', sector: sector(5), count: 4, special: 0 }],
      to: { territory: 'carthag', sector: sector(10) },
      paid: [{ by: 'guild', to: 'bank', amount: 2 }],
    },
    'forces-withdrawn': {
      code: 'forces-withdrawn',
      faction: 'guild',
      from: [{ faction: 'guild', territory: 'tueks-sietch', sector: sector(5), count: 4, special: 0 }],
      paid: [{ by: 'guild', to: 'bank', amount: 2 }],
    },
    'shipment-cancelled': { code: 'shipment-cancelled', faction: 'fremen' },
    'shipment-called-off': { code: 'shipment-called-off', faction: 'fremen' },
  },
};
