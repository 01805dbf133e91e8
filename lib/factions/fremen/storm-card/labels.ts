import type { Labels } from '../../../messages/labels.ts';
import type { StormCardContract } from './contract.ts';

export const stormCardLabels: Labels<StormCardContract> = {
  prompts: {
    'storm-card': {
      title: 'Turn your storm card over. What does it say?',
      awaited: 'to turn the storm card over',
    },
  },
  secrets: { 'storm-card': 'Is your storm card right?' },
};
