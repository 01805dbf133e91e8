import type { Brief } from '../../messages/labels.ts';
import type { TruthQuestion } from '../../model/truth.ts';
import { theFaction } from '../../messages/names.ts';
import { capital } from '../../messages/numbers.ts';
import type { TruthContract } from './contract.ts';

export const truthtranceBrief: Brief<TruthContract> = {
  questions: {
    'tell-truth': {
      title: ({ by, words }) => `${capital(theFaction(by))} asks: “${words}”`,
      awaited: 'to tell the truth',
    },
  },
  open: ({ truths }) => {
    const asked = truths.find(({ told }) => told === null);
    return asked === undefined ? null : sayAsked(asked);
  },
};

/** A question as it was asked aloud: `Harkonnen asks Atreides: “Do you hold a lasgun?”` */
export const sayAsked = ({ by, of, words }: Omit<TruthQuestion, 'id' | 'turn' | 'told'>): string =>
  `${capital(theFaction(by))} asks ${theFaction(of)}: “${words}”`;
