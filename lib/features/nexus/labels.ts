import type { Brief } from '../../messages/labels.ts';
import type { NexusContract } from './contract.ts';

/** A neighbour may read it: it is the same whoever has proposed what to whom. */
export const nexusBrief: Brief<NexusContract> = {
  questions: {
    talk: { title: 'Nexus. Talk now.', awaited: 'to have talked enough' },
    'choose-allies': { title: 'Whom do you ally with?', awaited: 'to choose allies' },
  },
  offers: { 'choose-allies': 'Offers' },
};
