import type { Labels } from '../../../messages/labels.ts';
import { leaderName, theFaction } from '../../../messages/names.ts';
import type { AmbushesContract } from './contract.ts';
import { formatAmbush } from './messages/ambush.ts';

export const ambushesLabels: Labels<AmbushesContract> = {
  prompts: {
    'defend-leader': {
      title: ({ leader, by }) =>
        `${by === 'trap' ? 'A trap' : 'Bene Tleilaxu'} attacks ${leader === null ? 'a leader' : leaderName(leader)}. Do you defend?`,
      awaited: 'to defend a leader or not',
    },
    'keep-defense': { title: 'Do you keep the card?', awaited: 'to keep or discard a card' },
    'choose-hold': {
      title: ({ victim }) => `What may ${theFaction(victim)} not do next turn?`,
      awaited: 'to choose what the worthless card forbids',
    },
  },
  headline: ({ ambush, choices: { edition } }) =>
    ambush === null || ambush.leader === null ? null : formatAmbush(ambush, edition),
};
