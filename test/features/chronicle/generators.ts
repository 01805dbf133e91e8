/** Random openings of records. */
import type { Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { randomFaction } from '../../support/side-action.ts';
import { stateOf, type Table } from '../../support/table.ts';

/**
 * After the game a player opens the own record, perhaps a second time; `null` during the game, except for a rare
 * attempt.
 */
export const openMove = (table: Table, random: Random): Move | null =>
  chance(stateOf(table).victory === null ? 1 : 40, random)
    ? { by: randomFaction(table, random), command: { type: 'OpenRecord' } }
    : null;
