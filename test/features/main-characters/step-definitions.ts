/** The actions of this feature in scenario files. */
import { leader } from '../../support/scenario/names.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  'keep-in-pay': {
    prompt: 'keep-traitor',
    value: (_run, _by, node) => (node.value === 'on-paper' ? null : leader(node)),
  },
};
