import type { Labels } from '../../../messages/labels.ts';
import type { WarContract } from './contract.ts';

/** A neighbour may read these labels, so they depend on no secret. */
export const warLabels: Labels<WarContract> = {
  prompts: {
    'place-negotiator': { title: 'Which leader lies in the arena?', awaited: 'to place a leader in the arena' },
  },
};
