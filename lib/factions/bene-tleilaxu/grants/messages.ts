/** Messages of grants. */
import type { Messages } from '../../../messages/messages.ts';
import { theFaction } from '../../../messages/names.ts';
import { formatCount, formatForces, formatList } from '../../../messages/numbers.ts';
import type { GrantsContract } from './contract.ts';

export const grantsMessages: Messages<GrantsContract> = {
  prompts: {
    'grant-revival': {
      lead: 'Your ally pays nothing for these. Leaders come back after its move. It may revive others as usual.',
      byDefault: 'Nothing is granted.',
    },
  },
  log: {
    'revival-granted': ({ faction, ally, forces, leaders }) => {
      const granted = [
        ...(forces === 0 ? [] : [formatForces(forces)]),
        ...(leaders === 0 ? [] : [formatCount(leaders, 'leader')]),
      ];
      return granted.length === 0
        ? `${theFaction(faction)} granted ${theFaction(ally)} no free revival.`
        : `${theFaction(faction)} granted ${theFaction(ally)} free revival of ${formatList(granted)}.`;
    },
  },
};
