/** The actions of this feature in scenario files. */
import { oneOf, truth } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  talk: (_run, _by, value) => ({ type: truth(value) ? 'RaiseHand' : 'LowerHand' }),
};

export const moderator: Words['moderator'] = {
  lower: (_run, value) => {
    oneOf(value, ['hands'], 'thing to lower');
    return [{ type: 'LowerHand' }];
  },
  hold: (_run, value) => {
    oneOf(value, ['the table'], 'thing that can be held');
    return [{ type: 'PauseTable' }];
  },
  'go-on': (_run, value) => {
    oneOf(value, ['the table'], 'thing that can be held');
    return [{ type: 'ResumeTable' }];
  },
};
