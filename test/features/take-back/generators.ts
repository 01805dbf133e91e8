/** Random take-backs. */
import type { Random } from '#engine';
import { chance, pickRandom } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import type { Table } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => ({
    by: randomFaction(table, random),
    command: chance(50, random) ? { type: 'TakeBackOwn' } : { type: 'AgreeToTakeBack', agrees: true },
  }),
  (table, random) => byModerator({ type: 'TakeBack', to: randomPoint(table, random) }),
];

function randomPoint(table: Table, random: Random): number {
  const desk = table.engine.view(table.timeline, 'moderator');
  const points = 'desk' in desk ? desk.desk.points : [];
  return points.length === 0 ? -1 : pickRandom(points, random).to;
}
