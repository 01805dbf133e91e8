import type { Labels } from '../../messages/labels.ts';
import type { CharityContract } from './contract.ts';

/** A neighbour may read it: it is the same for rich and poor. */
export const charityLabels: Labels<CharityContract> = {
  prompts: {
    'claim-charity': { title: 'Do you claim CHOAM Charity?', awaited: 'to claim CHOAM Charity or not' },
  },
};
