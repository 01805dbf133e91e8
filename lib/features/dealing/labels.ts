import type { Brief } from '../../messages/labels.ts';
import type { DealingContract } from './contract.ts';

export const dealingBrief: Brief<DealingContract> = {
  questions: {
    'choose-traitor': { title: 'Which leader do you take into your pay?', awaited: 'to choose a traitor' },
  },
};
