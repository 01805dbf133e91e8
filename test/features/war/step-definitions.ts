/** The actions of this feature in scenario files. */
import { leader } from '../../support/scenario/names.ts';
import { fields, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  /** `{ negotiator: { leader: stilgar, at: sector-1-1 } }` */
  negotiator: {
    prompt: 'place-negotiator',
    value: (_run, _by, node) => {
      const told = fields(node, ['leader', 'at']);
      return {
        leader: told.leader === undefined ? null : leader(told.leader),
        at: told.at === undefined ? null : text(told.at),
      };
    },
  },
};

export const moderator: Words['moderator'] = {
  'end-war': () => [{ type: 'EndWar' }],
};
