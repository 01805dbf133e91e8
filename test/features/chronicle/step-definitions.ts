/** What people do in a scenario, in the words of the game. */
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  /** `open-record: true` */
  'open-record': () => ({ type: 'OpenRecord' }),
};
