/** Scenario assertions about the collection of spice. */
import { differs, missingFrom } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, items, number } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  collected: ({ table }, node) =>
    entries(node).flatMap(([who, amount]) => {
      const own = tableView(table).collection?.find((one) => one.faction === faction(keyNode(amount, who)));
      const taken = [
        ...(own?.fields ?? []).map(({ takes }) => takes),
        ...(own?.incomes ?? []).map(({ spice }) => spice),
      ];
      return differs(
        amount,
        number(amount),
        taken.reduce((sum, one) => sum + one, 0),
      );
    }),
  collection: ({ table }, node) => {
    const { collection } = tableView(table);
    if (node.value === 'none') return differs(node, null, collection);
    return missingFrom(
      node,
      items(node).map(({ value }) => value),
      collection ?? [],
    );
  },
};
