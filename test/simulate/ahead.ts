/** What a table does before it revives, ships and moves, so that there is more in it than chance would bring. */
import type { GameState, Random } from '#engine';
import { aloneBesideOthers } from '../features/coexistence/generators.ts';
import { aheadOfRevival } from '../features/revival/generators.ts';
import { chance, type Move } from '../support/random-choice.ts';

/** In how many of a hundred steps it is done for those who may be joined. */
const FOR_JOINING = 30;

export const aheadOf = (state: GameState, random: Random): Move =>
  (chance(FOR_JOINING, random) ? aloneBesideOthers(state, random) : null) ?? aheadOfRevival(state, random);
