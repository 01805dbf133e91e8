/** One example of every message of this feature. */
import type { Examples } from '../../support/feature.ts';

const LED = { leader: 'stilgar', victim: 'fremen', territory: 'carthag' } as const;

export const examples: Examples<'attacks'> = {
  prompts: {
    'attack-leader': { kind: 'attack-leader', targets: [LED] },
    'command-attack': { kind: 'command-attack', ...LED },
    'attack-card': { kind: 'attack-card', ...LED, command: null },
  },
  logFacts: {
    'attack-declined': { code: 'attack-declined', faction: 'bene-tleilaxu' },
    'attack-declared': { code: 'attack-declared', ...LED },
    'attack-commanded': {
      code: 'attack-commanded',
      by: 'bene-gesserit',
      command: { play: false, kind: 'poison' },
    },
  },
};
