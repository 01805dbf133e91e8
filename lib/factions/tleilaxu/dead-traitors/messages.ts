/** Messages of traitors among the dead. */
import type { Messages } from '../../../messages/messages.ts';
import { factionPossessive, leaderName } from '../../../messages/names.ts';
import { formatList, plural } from '../../../messages/numbers.ts';
import type { DeadTraitorsContract } from './contract.ts';

export const deadTraitorsMessages: Messages<DeadTraitorsContract> = {
  log: {
    'dead-traitors-gained': ({ leaders }) =>
      `${formatList(leaders.map(leaderName))} ${plural(leaders.length, { one: 'is a traitor', other: 'are traitors' })} of Tleilaxu from now on.`,
    'loyalty-asked': ({ leader }) => `${leaderName(leader)} came back as a traitor of Tleilaxu.`,
    'loyal-again': ({ leader }) => `${leaderName(leader)} is no traitor of Tleilaxu any more.`,
    'leader-guarded': ({ faction }) => `a Ghola protects ${factionPossessive(faction)} leader from traitor calls here.`,
  },
};
