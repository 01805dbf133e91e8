/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'pledges'> = {
  refusals: {
    'no-ally-of-yours': { code: 'no-ally-of-yours', faction: 'emperor' },
    'too-much-pledged': { code: 'too-much-pledged', most: 11 },
    'pledge-is-bid': { code: 'pledge-is-bid', faction: 'guild', least: 4 },
    'pays-no-revivals': { code: 'pays-no-revivals' },
  },
};
