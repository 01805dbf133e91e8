/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';
import { carthag } from '../../support/examples/pieces.ts';

export const examples: Examples<'collection'> = {
  prompts: {
    'collect-less': {
      kind: 'collect-less',
      fields: [{ ...carthag, forces: { count: 4, special: 0 }, most: 8, takes: 8, left: 2 }],
    },
  },
  logFacts: {
    'carrying-doubled': { code: 'carrying-doubled', by: 'guild' },
    'spice-collected': { code: 'spice-collected', changed: [{ faction: 'fremen', amount: 6 }], again: false },
  },
};
