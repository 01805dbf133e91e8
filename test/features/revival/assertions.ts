/** Scenario assertions about revival. */
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { listOf, truth } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  /** Whether the log says that nothing was revived. */
  'nobody-back': ({ table }, node) => differs(node, truth(node), tableView(table).revival?.isNobodyBack === true),
  'has-revived': ({ table }, node) =>
    differsAsSet(node, listOf(node, faction), tableView(table).revival?.revived.map((one) => one.faction) ?? []),
};
