/** What people do in a scenario, in the words of the game. */
import { PHASES, type Intent, type TableView } from '#engine';
import { oneOf, type Node } from '../../support/scenario/node.ts';
import { type Run } from '../../support/scenario/run.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const moderator: Words['moderator'] = {
  next: (run, value) => stepsTo(run, value),
};

/** Cards that are turned over where a scenario only passes through the spice blow: one for each pile. */
const ANY_SPICE = ['sihaya-ridge', 'old-gap'] as const;

/** To the phase that is named, through all before it; `count` ends the comparing of the board. */
function stepsTo(run: Run, node: Node): readonly Intent[] {
  const table = tableView(run.table);
  const { phaseOrder, phase, next } = table;
  const to = oneOf(node, [...PHASES, 'count'], 'phase');
  if (to === 'count') return [STEP];
  // The phase the table stands in may still be to come.
  const first = phaseOrder.indexOf(next?.phase ?? phase);
  const ahead = phaseOrder.findIndex((one) => one === to) - first;
  const steps = ((ahead + phaseOrder.length) % phaseOrder.length) + 1;
  return Array.from({ length: steps }, (_, at) => phaseOrder[(first + at) % phaseOrder.length]).flatMap((entered) =>
    entered === 'spice-blow' && to !== entered ? [STEP, ...spiceBlown(table)] : [STEP],
  );
}

const STEP: Intent = { type: 'NextPhase' };

const spiceBlown = ({ choices, spicePiles }: TableView): readonly Intent[] =>
  choices.components.spiceDeck === 'app'
    ? []
    : ANY_SPICE.slice(0, spicePiles.length).map((card): Intent => ({ type: 'TellSpiceCard', card }));
