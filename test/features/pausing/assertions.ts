/** Scenario assertions about raised hands and the moderator’s pause. */
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { listOf, truth } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  paused: ({ table }, node) => differs(node, truth(node), tableView(table).paused),
  mending: ({ table }, node) => differs(node, truth(node), tableView(table).mending),
  talking: ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, faction),
      tableView(table)
        .factions.filter(({ talking }) => talking)
        .map((row) => row.faction),
    ),
};
