import type { Labels } from '../../../messages/labels.ts';
import type { TrapsContract } from './contract.ts';

export const trapsLabels: Labels<TrapsContract> = {
  prompts: {
    'lay-trap': { title: 'Lay a trap', awaited: 'to lay a trap' },
    'destroy-trap': { title: 'Which trap does the Karama destroy?', awaited: 'to say which trap is destroyed' },
  },
  optionalPrompts: { 'lay-trap': 'Lay a trap' },
};
