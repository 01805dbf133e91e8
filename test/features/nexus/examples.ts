/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'nexus'> = {
  prompts: {
    talk: { kind: 'talk', nexus: 'n1' },
    'choose-allies': {
      kind: 'choose-allies',
      possible: [{ members: ['atreides', 'harkonnen'], holds: 2, needed: 4 }],
      offers: [{ members: ['atreides', 'harkonnen'], agreed: ['harkonnen'], declined: null }],
    },
  },
  logFacts: {
    'nexus-began': { code: 'nexus-began' },
    'alliance-formed': {
      code: 'alliance-formed',
      members: ['atreides', 'emperor'],
      alone: ['fremen'],
      shared: ['pasty-mesa'],
    },
    'alliance-left': { code: 'alliance-left', faction: 'guild', alone: ['harkonnen'] },
    'nexus-timed': { code: 'nexus-timed', minutes: 2 },
    'nexus-ended': { code: 'nexus-ended', alliances: [['atreides', 'emperor']], byModerator: false },
  },
  refusals: {
    'nexus-follows-a-worm': { code: 'nexus-follows-a-worm' },
    'nobody-can-ally': { code: 'nobody-can-ally' },
    'no-nexus-in-first-turn': { code: 'no-nexus-in-first-turn' },
    'not-shared-now': { code: 'not-shared-now', faction: 'emperor', territory: 'pasty-mesa' },
    'no-nexus-now': { code: 'no-nexus-now' },
  },
};
