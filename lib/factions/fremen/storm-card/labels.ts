import type { Brief } from '../../../messages/labels.ts';
import type { StormCardContract } from './contract.ts';

export const stormCardBrief: Brief<StormCardContract> = {
  questions: {
    'storm-card': {
      title: 'Turn your storm card over. What does it say?',
      awaited: 'to turn the storm card over',
    },
  },
  secrets: { 'storm-card': 'Is your storm card right?' },
};
