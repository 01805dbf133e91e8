/** The actions of this feature in scenario files. */
import { FACTIONS } from '#engine';
import { oneOf, truth } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'stand-aside': (_run, _by, value) => ({ type: 'SetAutoPass', on: truth(value) }),
};

export const moderator: Words['moderator'] = {
  'stand-aside-for': (_run, value) => [
    { type: 'SetAutoPassFor', faction: oneOf(value, FACTIONS, 'faction'), on: true },
  ],
};
