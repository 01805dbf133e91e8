/** Random take-backs. */
import type { Random } from '#engine';
import { pickRandom } from '../../support/random-choice.ts';
import { byModerator, type SideAction } from '../../support/side-action.ts';
import type { Table } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => byModerator({ type: 'TakeBack', to: randomPoint(table, random) }),
];

function randomPoint(table: Table, random: Random): number {
  const desk = table.engine.view(table.timeline, 'moderator');
  const points = 'desk' in desk ? desk.desk.points : [];
  return points.length === 0 ? -1 : pickRandom(points, random).to;
}
