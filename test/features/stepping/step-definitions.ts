/** The actions of this feature in scenario files. */
import { PHASES, type Command, type PhaseId, type TableView } from '#engine';
import { oneOf, type Node } from '../../support/scenario/node.ts';
import { type Run } from '../../support/scenario/run.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const moderator: Words['moderator'] = {
  next: (run, value) => stepsTo(run, value),
};

/** The revealed cards if a scenario only passes through the spice blow: one for each pile. */
const ANY_SPICE = ['sihaya-ridge', 'old-gap'] as const;

/** Goes to the named phase, through all phases before it. Key `count` ends the comparison of the board. */
function stepsTo(run: Run, node: Node): readonly Command[] {
  const table = tableView(run.table);
  const { phaseOrder, phase, next, running } = table;
  const to = oneOf(node, [...PHASES, 'count'], 'phase');
  if (to === 'count') return [{ type: 'EndPhase', phase }];
  // The present phase of the table may not have begun yet.
  const first = phaseOrder.indexOf(next?.phase ?? phase);
  const ahead = phaseOrder.findIndex((one) => one === to) - first;
  const steps = ((ahead + phaseOrder.length) % phaseOrder.length) + 1;
  const entered = Array.from({ length: steps }, (_, at) => phaseOrder[(first + at) % phaseOrder.length] ?? to);
  const all = entered.flatMap((one) =>
    one === 'spice-blow' && to !== one ? [stepTo(one), ...spiceBlown(table)] : [stepTo(one)],
  );
  return running !== null && ENDED_EARLY.includes(running)
    ? [{ type: 'EndPhase', phase: running }, ...all.slice(1)]
    : all;
}

const stepTo = (to: PhaseId): Command => ({ type: 'NextPhase', to });

/** The phases that the moderator may end before their activities have ended. */
const ENDED_EARLY: readonly PhaseId[] = ['shipment', 'shipment-round', 'movement-round', 'victory', 'mentat-pause'];

const spiceBlown = ({ choices, spicePiles }: TableView): readonly Command[] =>
  choices.components.spiceDeck === 'app'
    ? []
    : ANY_SPICE.slice(0, spicePiles.length).map((card): Command => ({ type: 'TellSpiceCard', card }));
