/** Scenario assertions about pledges, as each phone shows them. */
import { differs } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, number } from '../../support/scenario/node.ts';
import { seatView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

const totalOf = (sums: { readonly cards: number; readonly shipments: number; readonly revivals: number }): number =>
  sums.cards + sums.shipments + sums.revivals;

export const checks: Words['checks'] = {
  'set-aside': ({ table }, node) =>
    entries(node).flatMap(([who, amount]) => {
      const { given } = seatView(table, faction(keyNode(amount, who))).mine.pledges;
      return differs(
        amount,
        number(amount),
        given.reduce((sum, { sums }) => sum + totalOf(sums), 0),
      );
    }),
  'set-aside-for': ({ table }, node) =>
    entries(node).flatMap(([who, amount]) => {
      const { received } = seatView(table, faction(keyNode(amount, who))).mine.pledges;
      return differs(
        amount,
        number(amount),
        received.reduce((sum, { sums }) => sum + totalOf(sums), 0),
      );
    }),
};
