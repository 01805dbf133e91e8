/** The actions of this feature in scenario files. */
import { oneOf, truth } from '../../support/scenario/node.ts';
import { marksOf } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'take-back-own': (_run, _by, value) => {
    oneOf(value, ['act'], 'thing to take back');
    return { type: 'TakeBackOwn' };
  },
  'agree-to-take-back': (_run, _by, value) => ({ type: 'AgreeToTakeBack', agrees: truth(value) }),
};

export const moderator: Words['moderator'] = {
  'take-back': (run, value) => [
    { type: 'TakeBack', to: typeof value.value === 'number' ? value.value : marksOf(run, value).line },
  ],
};
