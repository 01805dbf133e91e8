/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'standingCalls'> = {
  refusals: {
    'no-traitor-of-yours': { code: 'no-traitor-of-yours', leader: 'stilgar' },
  },
};
