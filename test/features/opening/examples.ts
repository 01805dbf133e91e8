/** One example of every message of this feature. */
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
