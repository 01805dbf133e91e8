import type { Brief } from '../../words/brief.ts';
import { theFaction } from '../../words/names.ts';
import { capital } from '../../words/numbers.ts';
import type { TruthContract } from './contract.ts';

export const truthtranceBrief: Brief<TruthContract> = {
  questions: {
    'tell-truth': {
      title: ({ by, words }) => `${capital(theFaction(by))} asks: “${words}”`,
      awaited: 'to tell the truth',
    },
  },
};
