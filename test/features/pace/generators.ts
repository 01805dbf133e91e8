/** Random changes of the pace of tables. */
import type { Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { tableView, type Table } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [inItsTime, inItsTime];

/** The next phase begins sooner, or phases begin automatically from now on, or stop doing so. */
function inItsTime(table: Table, random: Random): Move {
  if (tableView(table).followsSoon !== null && chance(50, random))
    return { by: randomFaction(table, random), command: { type: 'GoOn' } };
  return byModerator({ type: 'ChoosePace', byItself: chance(70, random) });
}

/** Phases begin automatically in half of all games. */
export const chosen = (random: Random): readonly Move[] => [
  byModerator({ type: 'ChoosePace', byItself: chance(50, random) }),
];
