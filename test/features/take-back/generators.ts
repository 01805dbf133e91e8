/** Random take-backs. */
import type { FactionId, Random } from '#engine';
import { chance, pickRandom } from '../../support/random-choice.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';
import { seatView, stateOf, type Table } from '../../support/table.ts';

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => ({ by: mayTakeBack(table) ?? randomFaction(table, random), command: { type: 'TakeBackOwn' } }),
  (table, random) => ({
    by: randomFaction(table, random),
    command: { type: 'AgreeToTakeBack', agrees: chance(80, random) },
  }),
  (table, random) => byModerator({ type: 'TakeBack', to: randomPoint(table, random) }),
];

/** Returns the faction that may take back its own last act, if there is one. */
const mayTakeBack = (table: Table): FactionId | undefined =>
  stateOf(table)
    .factions.map(({ faction }) => faction)
    .find((faction) => seatView(table, faction).mine.takeBack !== null);

function randomPoint(table: Table, random: Random): number {
  const desk = table.engine.view(table.timeline, 'moderator');
  const points = 'desk' in desk ? desk.desk.points : [];
  return points.length === 0 ? -1 : pickRandom(points, random).to;
}
