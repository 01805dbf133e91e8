/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'orders'> = {
  facts: {
    'restricted-territory': { kind: 'restricted-territory', when: 'last-turn', territory: 'old-gap' },
    'held-faction': { kind: 'held-faction', when: 'this-turn', moment: 'movement', faction: 'guild' },
  },
  prompts: {
    'restrict-territory': { kind: 'restrict-territory', last: 'red-chasm' },
    'hold-in-place': {
      kind: 'hold-in-place',
      moment: 'movement',
      may: ['atreides', 'guild'],
      last: ['emperor'],
      never: ['fremen'],
      byKarama: false,
    },
  },
  logFacts: {
    'no-order-given': { code: 'no-order-given', faction: 'lansraad', moment: 'storm' },
    'territory-restricted': { code: 'territory-restricted', faction: 'lansraad', territory: 'old-gap' },
    'held-in-place': { code: 'held-in-place', faction: 'lansraad', held: 'guild', moment: 'movement' },
  },
};
