/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'deals'> = {
  logFacts: {
    'deal-made': {
      code: 'deal-made',
      by: 'emperor',
      to: 'guild',
      terms: {
        words: 'The Guild stays out of Arrakeen',
        now: { by: 'emperor', amount: 4 },
        later: { by: 'guild', amount: 2 },
        due: { turn: 5, phase: 'collection' },
      },
    },
    'deal-due': {
      code: 'deal-due',
      by: 'emperor',
      to: 'guild',
      words: 'The Guild stays out of Arrakeen',
      later: { by: 'guild', amount: 2 },
    },
    'deal-paid': { code: 'deal-paid', by: 'guild', to: 'emperor', amount: 2 },
    'own-deal-made': {
      code: 'own-deal-made',
      by: 'emperor',
      to: 'guild',
      terms: { words: 'We both bid low', now: null, later: null, due: null, quiet: true },
    },
    'own-deal-due': { code: 'own-deal-due', by: 'emperor', to: 'guild', words: 'We both bid low', later: null },
    'own-deal-paid': { code: 'own-deal-paid', by: 'guild', to: 'emperor', amount: 2 },
    'bribes-taken': { code: 'bribes-taken', taken: [{ faction: 'guild', amount: 4 }] },
  },
  refusals: {
    'too-early-to-deal': { code: 'too-early-to-deal' },
    'deal-with-itself': { code: 'deal-with-itself' },
    'deals-are-public': { code: 'deals-are-public' },
    'allies-do-not-deal': { code: 'allies-do-not-deal', ally: 'emperor' },
    'stranger-pays': { code: 'stranger-pays', faction: 'guild' },
    'later-needs-a-moment': { code: 'later-needs-a-moment' },
    'moment-has-passed': { code: 'moment-has-passed' },
    'purse-too-small': { code: 'purse-too-small', holds: 3 },
    'no-such-proposal': { code: 'no-such-proposal' },
    'nothing-to-pay': { code: 'nothing-to-pay' },
  },
};
