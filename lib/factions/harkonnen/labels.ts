import type { Labels } from '../../messages/labels.ts';
import { factionPossessive } from '../../messages/names.ts';
import type { HarkonnenContract } from './contract.ts';

export const harkonnenLabels: Labels<HarkonnenContract> = {
  prompts: {
    capture: {
      title: ({ loser }) => `Draw one of ${factionPossessive(loser)} leaders?`,
      awaited: 'to capture a leader or not',
    },
    captive: { title: 'What becomes of the captured leader?', awaited: 'to decide about the captured leader' },
  },
  secrets: { captives: 'Are your captured leaders right?' },
};
