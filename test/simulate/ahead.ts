/** Random commands before revival, shipments and moves, so that players have more choices in these phases. */
import type { GameState, Random } from '#engine';
import { aloneBesideOthers } from '../features/coexistence/generators.ts';
import { aheadOfRevival } from '../features/revival/generators.ts';
import { chance, type Move } from '../support/random-choice.ts';

/** The percentage of steps that prepare a faction which others may join. */
const FOR_JOINING = 30;

export const aheadOf = (state: GameState, random: Random): Move =>
  (chance(FOR_JOINING, random) ? aloneBesideOthers(state, random) : null) ?? aheadOfRevival(state, random);
