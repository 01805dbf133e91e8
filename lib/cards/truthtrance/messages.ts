import { theFaction } from '../../messages/names.ts';
import type { Messages } from '../../messages/messages.ts';
import type { TruthContract } from './contract.ts';
import { truthName } from './messages/truths.ts';

export const truthtranceMessages: Messages<TruthContract> = {
  prompts: {
    'tell-truth': {
      lead: 'A Truthtrance: you must answer, and answer truly. It asks for facts, or for what you are about to do; not for plans.',
      byDefault: 'The question counts as one that asks for no fact.',
    },
  },
  log: {
    'truth-asked': ({ by, of, words }) => `${theFaction(by)} asked ${theFaction(of)} “${words}” under a Truthtrance.`,
    'truth-told': ({ of, words, told }) => `${theFaction(of)} answered “${words}”: ${truthName(told).toLowerCase()}.`,
  },
};
