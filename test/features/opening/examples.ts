/** One example of everything that is said of it. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'opening'> = {
  logFacts: {
    'table-opened': {
      code: 'table-opened',
      edition: 'gf9-2019',
      layer: 'basic',
      components: { treachery: 'app', traitors: 'cardboard', stormCards: 'cardboard', spiceDeck: 'cardboard' },
    },
  },
};
