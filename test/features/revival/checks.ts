/** What can be said of revival. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { listOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'has-revived': ({ table }, node) =>
    differsAsSet(node, listOf(node, faction), tableView(table).revival?.revived.map((one) => one.faction) ?? []),
};
