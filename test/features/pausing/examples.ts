/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'pausing'> = {
  logFacts: {
    'table-paused': { code: 'table-paused' },
    'table-resumed': { code: 'table-resumed' },
    'hand-raised': { code: 'hand-raised', faction: 'emperor' },
    'hand-lowered': { code: 'hand-lowered', faction: 'emperor', byModerator: true },
  },
  refusals: {
    'hand-not-raised': { code: 'hand-not-raised' },
  },
};
