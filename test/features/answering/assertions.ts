/** Scenario assertions about open questions. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, items, listOf, text } from '../../support/scenario/node.ts';
import { promptsOf, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  asked: ({ table }, node) =>
    entries(node).flatMap(([who, kinds]) =>
      differsAsSet(
        kinds,
        listOf(kinds, text),
        promptsOf(table, faction(keyNode(kinds, who))).map((prompt) => prompt.kind),
      ),
    ),
  awaited: ({ table }, node) =>
    differsAsSet(
      node,
      items(node).flatMap((one) =>
        entries(one).map(([who, to]) => ({ faction: faction(keyNode(to, who)), to: text(to) })),
      ),
      tableView(table).awaited.map((one) => ({ faction: one.faction, to: one.to })),
    ),
};
