import type { Labels } from '../../../messages/labels.ts';
import { leaderName } from '../../../messages/names.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { MarksContract } from './contract.ts';

export const marksLabels: Labels<MarksContract> = {
  prompts: {
    'mark-leader': {
      title: ({ leader }) => `${leaderName(leader)} comes back. Mark this leader?`,
      awaited: 'to mark a leader or not',
    },
    'announce-traitor': {
      title: ({ leader }) => `${leaderName(leader)} has won. Announce a traitor?`,
      awaited: 'to announce a traitor or not',
    },
    'betray-later': { title: 'Announce a traitor', awaited: 'to announce a traitor' },
  },
  secrets: { marks: 'Are your marks right?' },
  optionalPrompts: { 'betray-later': 'Announce a traitor' },
  headline: ({ announced, traitorQuestion, choices: { edition } }) =>
    announced !== null
      ? `${leaderName(announced.leader)}, who won ${theTerritory(announced.territory, edition)}, serves Bene Tleilaxu.`
      : traitorQuestion !== null
        ? ASKED
        : null,
  ready: ({ traitorQuestion }) => (traitorQuestion === null ? null : ASKED),
};

/** The text while the time of a question runs. It is the same for every answer. */
const ASKED = 'Bene Tleilaxu is asked about a leader.';
