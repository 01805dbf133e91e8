import type { Labels } from '../../messages/labels.ts';
import type { NexusContract } from './contract.ts';

/** A neighbour may read these labels, so they do not depend on offers. */
export const nexusLabels: Labels<NexusContract> = {
  prompts: {
    talk: { title: 'Nexus. Talk now.', awaited: 'to have talked enough' },
    'choose-allies': { title: 'With which factions do you ally?', awaited: 'to choose allies' },
  },
  optionalPrompts: { 'choose-allies': 'Offers' },
};
