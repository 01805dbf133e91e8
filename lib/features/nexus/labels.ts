import type { Labels } from '../../messages/labels.ts';
import type { NexusContract } from './contract.ts';

/** A neighbour may read it: it is the same whoever has proposed what to whom. */
export const nexusLabels: Labels<NexusContract> = {
  prompts: {
    talk: { title: 'Nexus. Talk now.', awaited: 'to have talked enough' },
    'choose-allies': { title: 'Whom do you ally with?', awaited: 'to choose allies' },
  },
  optionalPrompts: { 'choose-allies': 'Offers' },
};
