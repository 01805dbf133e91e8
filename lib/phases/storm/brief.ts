import type { Brief } from '../../words/brief.ts';
import { saySectors } from '../../words/numbers.ts';
import type { StormContract } from './contract.ts';

export const stormBrief: Brief<StormContract> = {
  questions: {
    'storm-dial': { title: 'How far does the storm move?', awaited: 'to dial the storm' },
    'storm-losses': { title: 'The storm takes half. Who falls?', awaited: 'to choose what the storm takes' },
  },
  windows: {
    'weather-control': {
      occasion: 'The storm gathers.',
      asks: 'Does anyone play Weather Control?',
      awaited: 'to pass or play',
    },
    'family-atomics': {
      occasion: ({ sectors }) => `The storm will move ${saySectors(sectors)}.`,
      asks: 'Does anyone play Family Atomics?',
      awaited: 'to pass or play',
    },
  },
};
