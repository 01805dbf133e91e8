import type { Labels } from '../../../messages/labels.ts';
import { weatherWords } from '../../../messages/weather.ts';
import type { StormCardContract } from './contract.ts';

export const stormCardLabels: Labels<StormCardContract> = {
  prompts: {
    'storm-card': {
      title: (_asked, { edition }) => `Turn your ${weatherWords(edition).one} over. What does it say?`,
      awaited: 'to turn over the number of the storm',
    },
  },
  secrets: { 'storm-card': 'Is your storm card right?' },
};
