/** What people do in a scenario, in the words of the game. */
import { truth } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'stand-aside': (_run, _by, value) => ({ type: 'StandAside', on: truth(value) }),
};
