/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'coneOfSilence'> = {
  refusals: {
    'no-cone-of-silence': { code: 'no-cone-of-silence' },
    'says-nothing': { code: 'says-nothing', faction: 'guild' },
  },
  facts: { silenced: { kind: 'silenced', faction: 'guild', silenced: true } },
  logFacts: { silenced: { code: 'silenced', by: 'guild', factions: ['emperor', 'harkonnen'] } },
};
