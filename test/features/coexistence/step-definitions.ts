/** The actions of this feature in scenario files. */
import { territory } from '../../support/scenario/names.ts';
import { listOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { promptOf } from '../../support/table.ts';

export const answers: Words['answers'] = {
  coexists: {
    prompt: 'coexist',
    value: (_run, _by, node) => (node.value === true ? 'coexist' : 'fight'),
  },
  // The territories in which the Bene Gesserit no longer coexist.
  'leaves-coexistence-in': {
    prompt: 'leave-coexistence',
    value: ({ table }, by, node) => {
      const named = listOf(node, territory);
      const open = promptOf(table, by, 'leave-coexistence')?.territories ?? [];
      return Object.fromEntries([
        ...open.map((one) => [one.territory, 'coexist'] as const),
        ...named.map((one) => [one, 'fight'] as const),
      ]);
    },
  },
};
