import { theFaction } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import type { TruthContract } from './contract.ts';
import { truthName } from './messages/truths.ts';

export const truthtranceMessages: Messages<TruthContract> = {
  prompts: {
    'tell-truth': {
      lead: 'A Truthtrance: you must answer, and your answer must be true. The question is about facts or your next action, not about plans.',
      byDefault: 'The answer is: that is no question of fact.',
    },
  },
  log: {
    'truth-asked': ({ by, of, words }) => `${theFaction(by)} asked ${theFaction(of)} “${words}” under a Truthtrance.`,
    'truth-told': ({ of, words, told }) => `${theFaction(of)} answered “${words}”: ${truthName(told).toLowerCase()}.`,
  },
};
