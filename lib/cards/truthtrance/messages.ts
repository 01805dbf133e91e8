import { theFaction } from '../../messages/names.ts';
import type { Words } from '../../messages/messages.ts';
import type { TruthContract } from './contract.ts';
import { nameOfTruth } from './messages/truths.ts';

export const truthtranceWords: Words<TruthContract> = {
  questions: {
    'tell-truth': {
      lead: 'A Truthtrance: you must answer, and answer truly. It asks for facts, or for what you are about to do; not for plans.',
      owed: 'the truth',
      byDefault: 'The question counts as one that asks for no fact.',
    },
  },
  told: {
    'truth-asked': ({ by, of, words }) => `${theFaction(by)} asked ${theFaction(of)} “${words}” under a Truthtrance.`,
    'truth-told': ({ of, words, told }) => `${theFaction(of)} answered “${words}”: ${nameOfTruth(told).toLowerCase()}.`,
  },
};
