/** Messages of marks and betrayals. */
import type { Messages } from '../../../messages/messages.ts';
import { explain } from '../../../messages/explanation.ts';
import { leaderName, theFaction } from '../../../messages/names.ts';
import { capitalize, formatList } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { MarksContract } from './contract.ts';

export const marksMessages: Messages<MarksContract> = {
  facts: {
    controlled: {
      about: ({ territory }, edition) => `Control of ${theTerritory(territory, edition)}`,
      value: ({ controlled }) => (controlled ? 'Bene Tleilaxu' : 'nobody without forces'),
      corrected: ({ territory, controlled }, { edition }) =>
        `noted that Bene Tleilaxu ${controlled ? 'controls' : 'does not control'} ${theTerritory(territory, edition)}`,
    },
    'came-back': {
      about: ({ leader }) => `Whether ${leaderName(leader)} may be marked`,
      value: ({ cameBack }) => (cameBack ? 'yes' : 'no'),
      corrected: ({ leader, cameBack }) =>
        `noted that ${leaderName(leader)} ${cameBack ? 'may' : 'cannot'} be marked by Bene Tleilaxu`,
    },
  },
  secrets: {
    marks: {
      name: 'marks',
      check: 'The moderator asks you to check which leaders you have marked. Nobody else sees your answer.',
      entered: ({ leaders }) =>
        `You entered that you have marked ${leaders.length === 0 ? 'nobody' : formatList(leaders.map(leaderName))}.`,
      covered: 'You entered which leaders you have marked.',
    },
  },
  refusals: {
    'marks-nobody': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} marks no leaders.`, 'Only Bene Tleilaxu does.'),
    'cannot-be-marked': ({ leader }) =>
      explain(
        `${leaderName(leader)} cannot be marked.`,
        'Only a leader that has come back from the tanks can be marked, and never a main character.',
      ),
  },
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
