/** Messages of traitors among the dead. */
import { explain } from '../../../messages/explanation.ts';
import type { Messages } from '../../../messages/messages.ts';
import { factionPossessive, leaderName } from '../../../messages/names.ts';
import { formatList, plural } from '../../../messages/numbers.ts';
import type { DeadTraitorsContract } from './contract.ts';

export const deadTraitorsMessages: Messages<DeadTraitorsContract> = {
  facts: {
    'dead-traitor': {
      about: ({ leader }) => `Whether ${leaderName(leader)} is a traitor of Tleilaxu`,
      value: ({ inPay }) => (inPay ? 'yes' : 'no'),
      corrected: ({ leader, inPay }) =>
        `noted that ${leaderName(leader)} ${inPay ? 'is a traitor of Tleilaxu' : 'is no traitor of Tleilaxu'}`,
    },
  },
  refusals: {
    'traitor-stays-as-is': ({ leader, inPay }) =>
      inPay
        ? explain(
            `${leaderName(leader)} cannot be a traitor of Tleilaxu.`,
            'Only leaders of other factions can be, and no main characters.',
          )
        : explain(
            `${leaderName(leader)} lies in the tanks.`,
            'Every leader there is a traitor of Tleilaxu. Take the leader out of the tanks first.',
          ),
  },
  log: {
    'dead-traitors-gained': ({ leaders }) =>
      `${formatList(leaders.map(leaderName))} became ${plural(leaders.length, { one: 'a traitor', other: 'traitors' })} of Tleilaxu.`,
    'loyalty-asked': ({ leader }) => `${leaderName(leader)} came back as a traitor of Tleilaxu.`,
    'loyal-again': ({ leader }) => `${leaderName(leader)} became loyal again.`,
    'leader-guarded': ({ faction }) => `a Ghola protected ${factionPossessive(faction)} leader from traitor calls.`,
  },
};
