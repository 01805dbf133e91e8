/** The actions of this feature in scenario files. */
import { FACTIONS } from '#engine';
import { oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  swap: (_run, _by, value) => ({ type: 'SwapFactions', partner: oneOf(value, FACTIONS, 'faction') }),
};
