/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'stormCard'> = {
  prompts: {
    'storm-card': { kind: 'storm-card', storm: 's1', range: { from: 1, to: 6 } },
  },
  logFacts: {
    'storm-card-revealed': { code: 'storm-card-revealed', by: 'fremen', card: 4 },
    'storm-card-unseen': { code: 'storm-card-unseen', faction: 'fremen' },
    'storm-card-drawn': { code: 'storm-card-drawn', faction: 'fremen' },
    'own-storm-card': { code: 'own-storm-card', card: 2 },
  },
  refusals: {
    'draws-no-storm-cards': { code: 'draws-no-storm-cards', faction: 'guild' },
    'no-storm-cards': { code: 'no-storm-cards' },
    'no-storm-card': { code: 'no-storm-card' },
  },
  facts: {
    'storm-card': { kind: 'storm-card', lies: true },
  },
  actions: {
    'draw-storm-card': { kind: 'draw-storm-card' },
    'lay-storm-card-unseen': { kind: 'lay-storm-card-unseen' },
    'storm-card-away': { kind: 'storm-card-away' },
  },
};
