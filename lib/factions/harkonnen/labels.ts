import type { Brief } from '../../messages/labels.ts';
import { theFactions } from '../../messages/names.ts';
import type { HarkonnenContract } from './contract.ts';

export const harkonnenBrief: Brief<HarkonnenContract> = {
  questions: {
    capture: {
      title: ({ loser }) => `Draw one of ${theFactions(loser)} leaders?`,
      awaited: 'to capture a leader or not',
    },
    captive: { title: 'What becomes of the captured leader?', awaited: 'to decide about the captured leader' },
  },
  secrets: { captives: 'Are your captured leaders right?' },
};
