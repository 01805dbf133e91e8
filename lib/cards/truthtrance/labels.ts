import type { Labels } from '../../messages/labels.ts';
import type { TruthQuestion } from '../../model/truth.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { TruthContract } from './contract.ts';

export const truthtranceLabels: Labels<TruthContract> = {
  prompts: {
    'tell-truth': {
      title: ({ by, words }) => `${capitalize(theFaction(by))} asks: “${words}”`,
      awaited: 'to tell the truth',
    },
  },
  open: ({ truths }) => {
    const asked = truths.find(({ told }) => told === null);
    return asked === undefined ? null : formatAsked(asked);
  },
};

/** Returns a question as it was asked: `Harkonnen asks Atreides: “Do you hold a lasgun?”` */
export const formatAsked = ({ by, of, words }: Omit<TruthQuestion, 'id' | 'turn' | 'told'>): string =>
  `${capitalize(theFaction(by))} asks ${theFaction(of)}: “${words}”`;
