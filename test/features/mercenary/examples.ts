/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

const LEADER = 'guild/3/Mercenary';

export const examples: Examples<'mercenary'> = {
  logFacts: {
    'mercenaries-hired': { code: 'mercenaries-hired', by: 'emperor', faction: 'guild', count: 5 },
    'mercenary-leader-hired': { code: 'mercenary-leader-hired', by: 'guild', leader: LEADER },
    'mercenary-leader-left': { code: 'mercenary-leader-left', leader: LEADER },
  },
  actions: {
    'hire-mercenaries': { kind: 'hire-mercenaries', faction: 'guild', count: 5 },
    'dismiss-mercenaries': { kind: 'dismiss-mercenaries', faction: 'guild', count: 5 },
    'hire-leader': { kind: 'hire-leader', leader: LEADER },
    'dismiss-leader': { kind: 'dismiss-leader', leader: LEADER },
  },
  facts: {
    mercenaries: { kind: 'mercenaries', faction: 'fremen', count: 2 },
    'mercenary-leader': { kind: 'mercenary-leader', leader: LEADER },
  },
  refusals: {
    'no-mercenaries': { code: 'no-mercenaries' },
    'no-reserves-for-mercenaries': { code: 'no-reserves-for-mercenaries', faction: 'bene-tleilaxu' },
    'no-mercenary-leader': { code: 'no-mercenary-leader', leader: 'lansraad/3/Rhombur' },
  },
};
