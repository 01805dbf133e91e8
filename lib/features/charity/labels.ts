import type { Labels } from '../../messages/labels.ts';
import type { CharityContract } from './contract.ts';

/** A neighbour may read these labels, so they are the same for every seat, whatever spice it has. */
export const charityLabels: Labels<CharityContract> = {
  prompts: {
    'claim-charity': { title: 'Do you claim CHOAM Charity?', awaited: 'to claim CHOAM Charity or not' },
  },
};
