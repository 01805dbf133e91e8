import type { Labels } from '../../../messages/labels.ts';
import { leaderName } from '../../../messages/names.ts';
import type { AttacksContract } from './contract.ts';

export const attacksLabels: Labels<AttacksContract> = {
  prompts: {
    'attack-leader': { title: 'Do you attack a leader?', awaited: 'to attack a leader or not' },
    'command-attack': {
      title: ({ leader }) => `Command the attack on ${leaderName(leader)}?`,
      awaited: 'to speak or stay silent',
    },
    'attack-card': {
      title: ({ leader }) => `Which card attacks ${leaderName(leader)}?`,
      awaited: 'to choose the card of an attack',
    },
  },
  headline: ({ leaderAttack }) =>
    leaderAttack === null
      ? null
      : leaderAttack.target === null
        ? 'Bene Tleilaxu may attack a leader.'
        : `Bene Tleilaxu attacks ${leaderName(leaderAttack.target.leader)}.`,
};
