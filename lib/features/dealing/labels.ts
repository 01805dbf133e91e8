import type { Labels } from '../../messages/labels.ts';
import type { DealingContract } from './contract.ts';

export const dealingLabels: Labels<DealingContract> = {
  prompts: {
    'choose-traitor': { title: 'Which leader do you take into your pay?', awaited: 'to choose a traitor' },
  },
};
