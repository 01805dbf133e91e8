/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'grants'> = {
  prompts: { 'grant-revival': { kind: 'grant-revival', ally: 'guild', forces: 6, leaders: 2 } },
  logFacts: {
    'revival-granted': { code: 'revival-granted', faction: 'bene-tleilaxu', ally: 'guild', forces: 6, leaders: 1 },
  },
};
