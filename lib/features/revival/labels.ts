import type { Labels } from '../../messages/labels.ts';
import { theFaction } from '../../messages/names.ts';
import type { RevivalContract } from './contract.ts';

export const revivalLabels: Labels<RevivalContract> = {
  prompts: {
    revive: { title: 'Who comes back?', awaited: 'to say who comes back' },
    'let-revive': {
      title: ({ ally, free, own, leave }) =>
        leave === 'asked'
          ? `Does ${theFaction(ally)} revive ${free} for free?`
          : leave === 'granted'
            ? `Do you revive ${free} for free?`
            : `You revive ${own} for free.`,
      awaited: 'to say what an ally revives for free',
    },
  },
};
