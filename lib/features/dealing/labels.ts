import type { Labels } from '../../messages/labels.ts';
import type { DealingContract } from './contract.ts';

export const dealingLabels: Labels<DealingContract> = {
  prompts: {
    'choose-traitor': { title: 'Which traitor do you keep?', awaited: 'to choose a traitor' },
  },
};
