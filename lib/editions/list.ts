/** Every edition, one line each. */
import type { EditionId } from '../model/editions.ts';
import { avalonHill } from './avalon-hill-1979.ts';
import { duneSquad } from './dune-squad.ts';
import type { Edition } from './edition.ts';
import { gf9 } from './gf9-2019.ts';
import { grandDune } from './grand-dune.ts';
import { nineFaction } from './nine-faction.ts';

export const EDITION: Readonly<Record<EditionId, Edition>> = {
  'gf9-2019': gf9,
  'avalon-hill-1979': avalonHill,
  'nine-faction': nineFaction,
  'dune-squad': duneSquad,
  'grand-dune': grandDune,
};
