/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'spicePeek'> = {
  logFacts: {
    'spice-card-seen': { code: 'spice-card-seen', faction: 'atreides' },
    'own-spice-card-seen': { code: 'own-spice-card-seen', card: 'red-chasm' },
  },
  actions: {
    'look-at-spice-card': { kind: 'look-at-spice-card' },
  },
};
