/** The actions of this feature in scenario files. */
import { oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const moderator: Words['moderator'] = {
  'look-through': (_run, value) => {
    oneOf(value, ['open-cards'], 'what is looked through');
    return [{ type: 'LookThroughOpenCards' }];
  },
};
