/** Scenario assertions about a nexus. */
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, listOf, truth } from '../../support/scenario/node.ts';
import { promptsOf, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  nexus: ({ table }, node) => differs(node, truth(node), tableView(table).nexus !== null),
  'talked-enough': ({ table }, node) => differsAsSet(node, listOf(node, faction), tableView(table).nexus?.enough ?? []),
  offers: ({ table }, node) =>
    entries(node).flatMap(([who, offers]) => {
      const asked = promptsOf(table, faction(keyNode(offers, who))).find((prompt) => prompt.kind === 'choose-allies');
      const found = asked?.kind === 'choose-allies' ? asked.offers : [];
      return differsAsSet(
        offers,
        listOf(offers, (one) => listOf(one, faction).toSorted()),
        found.filter(({ agreed }) => agreed.length > 0).map(({ members }) => members.toSorted()),
      );
    }),
};
