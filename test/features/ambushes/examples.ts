/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

const AMBUSH = { by: 'trap', victim: 'fremen', territory: 'carthag', leader: 'stilgar' } as const;

export const examples: Examples<'ambushes'> = {
  prompts: {
    'defend-leader': { kind: 'defend-leader', ...AMBUSH, said: null },
    'keep-defense': { kind: 'keep-defense', card: 'shield' },
    'choose-hold': { kind: 'choose-hold', victim: 'fremen' },
  },
  logFacts: {
    'leader-ambushed': { code: 'leader-ambushed', ...AMBUSH },
    'nobody-ambushed': { code: 'nobody-ambushed', victim: 'fremen', territory: 'carthag' },
    'ambush-shown': {
      code: 'ambush-shown',
      ...AMBUSH,
      card: 'crysknife',
      as: null,
      defense: 'shield',
      result: 'lived',
    },
    'defense-kept': { code: 'defense-kept', faction: 'fremen' },
    'hold-chosen': { code: 'hold-chosen', faction: 'fremen', hold: 'shipping' },
  },
  facts: {
    'ambush-hold': { kind: 'ambush-hold', faction: 'fremen', when: 'this-turn', hold: 'moving' },
  },
};
