/** The actions of this feature in scenario files. */
import { oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  step: (_run, _by, value) => {
    oneOf(value, ['on'], 'step');
    return { type: 'GoOn' };
  },
};

export const moderator: Words['moderator'] = {
  pace: (_run, value) => [
    { type: 'ChoosePace', byItself: oneOf(value, ['by-itself', 'when-told'], 'pace') === 'by-itself' },
  ],
};
