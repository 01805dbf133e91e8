/** Scenario assertions about the pace of a table. */
import { PHASES } from '#engine';
import { differs } from '../../support/scenario/compare.ts';
import { oneOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  follows: ({ table }, node) =>
    differs(node, oneOf(node, [...PHASES, 'nothing'], 'phase'), tableView(table).followsSoon?.next ?? 'nothing'),
};
