/** The actions of this feature in scenario files. */
import { marksOf } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';

export const moderator: Words['moderator'] = {
  'take-back': (run, value) => [
    { type: 'TakeBack', to: typeof value.value === 'number' ? value.value : marksOf(run, value).line },
  ],
};
