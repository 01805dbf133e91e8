/** How fast tables go on, at random. */
import type { Random } from '#engine';
import { chance, type Move } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { tableView, type Table } from '../../support/table.ts';

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [inItsTime, inItsTime];

/** What follows comes sooner, or phases follow by themselves or do not. */
function inItsTime(table: Table, random: Random): Move {
  if (tableView(table).followsSoon !== null && chance(50, random))
    return { by: randomFaction(table, random), command: { type: 'GoOn' } };
  return byModerator({ type: 'ChoosePace', byItself: chance(70, random) });
}

/** Phases follow by themselves in half of all games. */
export const chosen = (random: Random): readonly Move[] => [
  byModerator({ type: 'ChoosePace', byItself: chance(50, random) }),
];
