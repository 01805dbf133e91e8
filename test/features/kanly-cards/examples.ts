/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'kanlyCards'> = {
  prompts: { 'look-at-kanly-card': { kind: 'look-at-kanly-card' } },
  logFacts: {
    'kanly-cards-dealt': { code: 'kanly-cards-dealt' },
    'own-kanly-card': { code: 'own-kanly-card', card: 'no' },
    'own-kanly-card-given': { code: 'own-kanly-card-given', by: 'harkonnen', to: 'guild' },
    'kanly-card-turned-in': { code: 'kanly-card-turned-in', by: 'harkonnen', on: 'guild' },
  },
  refusals: {
    'no-kanly-cards-here': { code: 'no-kanly-cards-here' },
    'no-kanly-card': { code: 'no-kanly-card' },
    'gives-to-itself': { code: 'gives-to-itself' },
    'kanly-cards-rest': { code: 'kanly-cards-rest' },
  },
};
