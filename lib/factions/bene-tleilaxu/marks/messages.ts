/** Messages of marks and betrayals. */
import type { Messages } from '../../../messages/messages.ts';
import { leaderName } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { MarksContract } from './contract.ts';

export const marksMessages: Messages<MarksContract> = {
  prompts: {
    'mark-leader': {
      lead: 'If a marked leader wins a battle, you may announce it and control the territory. You may mark one leader a turn.',
      byDefault: 'The leader is not marked.',
    },
    'announce-traitor': {
      lead: ({ mayWait }) =>
        `The winner then loses the leader and all forces there, and you control the territory.${
          mayWait ? ' You may also announce it later, while the winner is there.' : ''
        }`,
      byDefault: 'Nobody is announced.',
    },
    'betray-later': {
      lead: 'A marked leader won this stronghold, and the winner is still there.',
      byDefault: 'Nobody is announced.',
    },
  },
  log: {
    'mark-asked': ({ leader }) => `Bene Tleilaxu may mark ${leaderName(leader)}, who came back.`,
    'own-mark': ({ leader, isMarked }) =>
      isMarked ? `you marked ${leaderName(leader)}.` : `you did not mark ${leaderName(leader)}.`,
    'traitor-announced': ({ leader, territory }, { edition }) =>
      `Bene Tleilaxu announced ${leaderName(leader)}, who won ${theTerritory(territory, edition)}, as a traitor.`,
    'territory-controlled': ({ territory }, { edition }) =>
      `Bene Tleilaxu controls ${theTerritory(territory, edition)}.`,
    'control-ended': ({ territory }, { edition }) =>
      `Bene Tleilaxu no longer controls ${theTerritory(territory, edition)}.`,
  },
  covered: { 'own-mark': () => null },
};
