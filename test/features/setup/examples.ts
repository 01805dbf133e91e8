/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';
import { carthag } from '../../support/examples/pieces.ts';

export const examples: Examples<'setup'> = {
  prompts: {
    predict: { kind: 'predict' },
    'draw-own': { kind: 'draw-own', matter: 'traitors', from: 'cards', count: 4, keeps: 1 },
    'spread-forces': { kind: 'spread-forces', parts: [carthag], count: 10, special: 3 },
    'start-anywhere': { kind: 'start-anywhere', count: 1 },
    'setup-done': { kind: 'setup-done' },
  },
  logFacts: {
    'setup-began': { code: 'setup-began' },
    'prediction-sealed': { code: 'prediction-sealed', faction: 'bene-gesserit' },
    'own-prediction': { code: 'own-prediction', prediction: { faction: 'emperor', turn: 6 } },
    'own-drawn': { code: 'own-drawn', faction: 'guild', matter: 'hand' },
    'starting-spice': { code: 'starting-spice', faction: 'guild', amount: 5 },
    'forces-placed': {
      code: 'forces-placed',
      faction: 'fremen',
      count: 4,
      special: 2,
      side: 'fighters',
      ...carthag,
    },
    'setup-ended': { code: 'setup-ended', takenAsDone: [{ owner: 'table', move: { kind: 'fill-bank' } }] },
  },
  refusals: {
    'game-under-way': { code: 'game-under-way' },
  },
};
