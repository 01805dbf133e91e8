/** Messages of Semuta. Everything about the card on a leader is public. */
import { explain } from '../../messages/explanation.ts';
import { leaderName, theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { SemutaContract } from './contract.ts';

export const semutaMessages: Messages<SemutaContract> = {
  log: {
    'leader-drugged': ({ by, leader }) => `${theFaction(by)} drugged ${leaderName(leader)}.`,
    'drug-worked': ({ leader, lost }) => `the drug takes ${lost} from the strength of ${leaderName(leader)}.`,
    'drug-ended': ({ leader }) => `the drug on ${leaderName(leader)} was discarded.`,
  },
  actions: {
    'lay-on-leader': ({ faction, leader }, { reader }) =>
      reader === 'owner'
        ? `Lay your Semuta on ${leaderName(leader)}`
        : `${capitalize(theFaction(faction))} lays Semuta on ${leaderName(leader)}`,
    'discard-from-leader': ({ faction, leader }, { reader }) =>
      reader === 'owner'
        ? `Discard the Semuta on ${leaderName(leader)}`
        : `${capitalize(theFaction(faction))} discards the Semuta on ${leaderName(leader)}`,
  },
  facts: {
    'leader-drugged': {
      about: ({ leader }) => `Semuta on ${leaderName(leader)}`,
      value: ({ lost }) => (lost === 0 ? 'none' : `${lost} lost`),
      corrected: ({ leader, lost }) =>
        lost === 0
          ? `noted that no Semuta lies on ${leaderName(leader)}`
          : `noted that Semuta has taken ${lost} from the strength of ${leaderName(leader)}`,
    },
  },
  refusals: {
    'no-semuta': () => explain('The deck of this table has no Semuta.', 'No leader is drugged here.'),
  },
};
