/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'semuta'> = {
  logFacts: {
    'leader-drugged': { code: 'leader-drugged', by: 'guild', leader: 'stilgar' },
    'drug-worked': { code: 'drug-worked', leader: 'stilgar', lost: 1 },
    'drug-ended': { code: 'drug-ended', leader: 'stilgar' },
  },
  actions: {
    'lay-on-leader': { kind: 'lay-on-leader', faction: 'guild', leader: 'stilgar' },
    'discard-from-leader': { kind: 'discard-from-leader', faction: 'fremen', leader: 'stilgar' },
  },
  facts: { 'leader-drugged': { kind: 'leader-drugged', leader: 'stilgar', lost: 2 } },
  refusals: { 'no-semuta': { code: 'no-semuta' } },
};
