/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'war'> = {
  prompts: { 'place-negotiator': { kind: 'place-negotiator', placed: 2 } },
  logFacts: {
    'negotiators-called': { code: 'negotiators-called', factions: ['guild', 'emperor', 'fremen'] },
    'negotiator-placed': { code: 'negotiator-placed', faction: 'guild' },
    'own-negotiator-placed': { code: 'own-negotiator-placed', leader: 'staban-tuek' },
    'negotiators-returned': { code: 'negotiators-returned' },
    'war-began': { code: 'war-began', factions: ['guild', 'emperor', 'fremen'] },
    'war-ended': { code: 'war-ended', how: 'one-left', winner: 'guild' },
  },
  refusals: { 'no-war-now': { code: 'no-war-now' } },
};
