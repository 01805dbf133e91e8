import type { Labels } from '../../../messages/labels.ts';
import { leaderName, theFaction } from '../../../messages/names.ts';
import { capitalize } from '../../../messages/numbers.ts';
import { theTerritory } from '../../../messages/territories.ts';
import type { EditionId } from '../../../model/editions.ts';
import type { Ambush, AmbushesContract } from './contract.ts';

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
  ready: ({ ambush }) =>
    ambush === null || ambush.time === null || ambush.shown !== null
      ? null
      : capitalize(`${theFaction(ambush.victim)} may defend the leader.`),
};

/** Returns what happens: `A trap attacks Stilgar of Fremen in Carthag.` */
export const formatAmbush = ({ by, leader, victim, territory }: Ambush, edition: EditionId): string =>
  `${by === 'trap' ? 'A trap' : 'Bene Tleilaxu'} attacks ${
    leader === null ? `a leader of ${theFaction(victim)}` : `${leaderName(leader)} of ${theFaction(victim)}`
  } in ${theTerritory(territory, edition)}.`;
