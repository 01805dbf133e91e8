/** Scenario assertions about special Karama powers. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { listOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'karama-used': ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, faction),
      tableView(table)
        .specialKarama.filter(({ used }) => used)
        .map((row) => row.faction),
    ),
};
