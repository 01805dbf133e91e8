/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'handSwap'> = {
  prompts: {
    'give-back': { kind: 'give-back', to: 'guild', count: 2, taken: ['h3', 'h4'] },
  },
  logFacts: {
    'hand-swap-began': { code: 'hand-swap-began', by: 'harkonnen', of: 'guild' },
    'hand-was-empty': { code: 'hand-was-empty', of: 'guild' },
  },
  actions: {
    'hand-over-cards': { kind: 'hand-over-cards', from: 'guild', to: 'harkonnen', count: 2 },
  },
};
