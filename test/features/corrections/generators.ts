/** Random corrections of facts. */
import type { Random } from '#engine';
import type { Move } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';
import { randomFact } from '../../support/random-facts.ts';
import { stateOf, type Table } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [correction, correction];

function correction(table: Table, random: Random): Move {
  return byModerator({ type: 'CorrectFact', fact: randomFact(stateOf(table), random) });
}
