/** Scenario assertions about CHOAM Charity. */
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, listOf, number, truth } from '../../support/scenario/node.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'charity-taken': ({ table }, node) => {
    const taken = tableView(table).charity?.taken ?? null;
    if (node.value === 'covered') return differs(node, null, taken);
    const wanted = entries(node).map(([who, amount]) => [faction(keyNode(amount, who)), number(amount)]);
    return differsAsSet(node, wanted, taken?.map((one) => [one.faction, one.amount]) ?? [['nothing is told', 0]]);
  },
  'charity-always': ({ table }, node) =>
    differsAsSet(node, listOf(node, faction), tableView(table).charity?.always ?? []),
  'claims-ahead': ({ table }, node) =>
    entries(node).flatMap(([who, on]) =>
      differs(on, truth(on), seatView(table, faction(keyNode(on, who))).mine.claimsAhead),
    ),
  'charity-spoken': ({ table }, node) =>
    differsAsSet(node, listOf(node, faction), tableView(table).charity?.spoken ?? []),
};
