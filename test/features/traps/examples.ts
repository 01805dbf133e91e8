/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

export const examples: Examples<'traps'> = {
  prompts: { 'lay-trap': { kind: 'lay-trap' }, 'destroy-trap': { kind: 'destroy-trap' } },
  logFacts: {
    'trap-laid': { code: 'trap-laid', territory: 'carthag' },
    'own-trap-laid': { code: 'own-trap-laid', territory: 'carthag', card: 'crysknife' },
    'trap-sprung': { code: 'trap-sprung', territory: 'carthag', faction: 'fremen', count: 5, special: 1 },
    'trap-destroyed': { code: 'trap-destroyed', territory: 'carthag' },
  },
  facts: { trap: { kind: 'trap', territory: 'carthag', lies: false } },
  refusals: { 'trap-needs-card': { code: 'trap-needs-card' } },
  actions: {
    'lay-trap': { kind: 'lay-trap', faction: 'bene-tleilaxu', territory: 'carthag' },
    'take-up-trap': { kind: 'take-up-trap', faction: 'bene-tleilaxu', territory: 'carthag' },
  },
};
