/** Messages of traitors among the dead. */
import type { Messages } from '../../../messages/messages.ts';
import { factionPossessive, leaderName } from '../../../messages/names.ts';
import { formatList, plural } from '../../../messages/numbers.ts';
import type { DeadTraitorsContract } from './contract.ts';

export const deadTraitorsMessages: Messages<DeadTraitorsContract> = {
  log: {
    'dead-traitors-gained': ({ leaders }) =>
      `${formatList(leaders.map(leaderName))} became ${plural(leaders.length, { one: 'a traitor', other: 'traitors' })} of Tleilaxu.`,
    'loyalty-asked': ({ leader }) => `${leaderName(leader)} came back as a traitor of Tleilaxu.`,
    'loyal-again': ({ leader }) => `${leaderName(leader)} became loyal again.`,
    'leader-guarded': ({ faction }) => `a Ghola protected ${factionPossessive(faction)} leader from traitor calls.`,
  },
};
