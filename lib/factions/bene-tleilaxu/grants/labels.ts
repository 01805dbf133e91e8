import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import type { GrantsContract } from './contract.ts';

export const grantsLabels: Labels<GrantsContract> = {
  prompts: {
    'grant-revival': {
      title: ({ ally }) => `What does ${theFaction(ally)} revive for free?`,
      awaited: 'to grant an ally free revivals',
    },
  },
};
