/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'permissions'> = {
  refusals: {
    'lends-to-allies': { code: 'lends-to-allies', faction: 'emperor' },
    'nothing-to-lend': { code: 'nothing-to-lend', power: 'bene-gesserit/voice' },
  },
};
