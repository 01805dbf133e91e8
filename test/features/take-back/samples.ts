/** Tables that go back at random. */
import type { Random } from '#engine';
import { pick } from '../../support/chances.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';
import type { Table } from '../../support/table.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) => byModerator({ type: 'TakeBack', to: randomPoint(table, random) }),
];

function randomPoint(table: Table, random: Random): number {
  const desk = table.engine.view(table.timeline, 'moderator');
  const points = 'desk' in desk ? desk.desk.points : [];
  return points.length === 0 ? -1 : pick(points, random).to;
}
