/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'handChanges'> = {
  refusals: {
    'not-in-hand': { code: 'not-in-hand', card: 'karama' },
    'card-not-there': { code: 'card-not-there', card: 'shield' },
    'too-few-cards': { code: 'too-few-cards', faction: 'guild', have: 1 },
  },
};
