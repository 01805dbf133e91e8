/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'stoppedRevival'> = {
  logFacts: { 'revival-stopped': { code: 'revival-stopped', faction: 'guild', turn: 3 } },
};
