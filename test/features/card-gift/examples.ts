/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'cardGift'> = {
  prompts: {
    'give-a-card': { kind: 'give-a-card' },
    'card-to-give': { kind: 'card-to-give', to: ['guild', 'emperor'] },
  },
  logFacts: { 'card-given': { code: 'card-given', by: 'bene-tleilaxu', to: 'guild' } },
  actions: { 'hand-card-on': { kind: 'hand-card-on', from: 'bene-tleilaxu', to: 'guild' } },
};
