/** What people do in a scenario, in the words of the game. */
import { PHASES, type Intent } from '#engine';
import { oneOf, type Node } from '../../support/scenario/node.ts';
import { type Run } from '../../support/scenario/run.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const moderator: Words['moderator'] = {
  next: (run, value) => Array.from({ length: stepsTo(run, value) }, (): Intent => ({ type: 'NextPhase' })),
};

/** How many phases on this one lies; `count` ends the comparing of the board. */
function stepsTo(run: Run, node: Node): number {
  const { phaseOrder, phase, next } = tableView(run.table);
  const to = oneOf(node, [...PHASES, 'count'], 'phase');
  if (to === 'count') return 1;
  // The phase the table stands in may still be to come.
  const first = phaseOrder.indexOf(next?.phase ?? phase);
  const ahead = phaseOrder.findIndex((one) => one === to) - first;
  return ((ahead + phaseOrder.length) % phaseOrder.length) + 1;
}
