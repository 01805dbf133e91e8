/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'harkonnen'> = {
  prompts: {
    capture: { kind: 'capture', battle: 'b1', loser: 'fremen' },
    captive: { kind: 'captive', battle: 'b1', leader: 'stilgar', pays: 2, isSeen: false },
  },
  logFacts: {
    'capture-declined': { code: 'capture-declined', by: 'harkonnen' },
    'leader-captured': { code: 'leader-captured', captor: 'harkonnen', owner: 'fremen', leader: 'stilgar' },
    'captive-killed': { code: 'captive-killed', captor: 'harkonnen', owner: 'fremen', leader: null },
    'captive-turned-in': { code: 'captive-turned-in', captor: 'harkonnen', owner: 'emperor', leader: 'caid' },
    'captive-kept': { code: 'captive-kept', captor: 'harkonnen' },
    'captives-removed': { code: 'captives-removed', captor: 'harkonnen', leaders: ['caid'] },
    'captives-returned': { code: 'captives-returned', captor: 'harkonnen', count: 2, because: 'no-leaders' },
  },
  refusals: {
    'captures-nobody': { code: 'captures-nobody', faction: 'guild' },
    'no-captive': { code: 'no-captive', leader: 'stilgar' },
  },
};
