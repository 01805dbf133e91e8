/** The actions of this feature in scenario files. */
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  /** A scenario writes `open-record: true`. */
  'open-record': () => ({ type: 'OpenRecord' }),
};
