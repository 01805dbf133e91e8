/** Scenario assertions about advisors and the prediction. */
import { factionRow } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { predictionTold } from '../../support/scenario/names.ts';
import { faction, keyNode, territory } from '../../support/scenario/names.ts';
import { entries, listOf } from '../../support/scenario/node.ts';
import { seatView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  advisors: ({ table }, node) =>
    entries(node).flatMap(([who, where]) =>
      differsAsSet(where, listOf(where, territory), factionRow(table, faction(keyNode(where, who))).advisorsIn),
    ),
  predictions: ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const told = seatView(table, faction(keyNode(wanted, who))).mine.prediction;
      return differs(wanted, wanted.value === 'none' ? null : predictionTold(wanted), told);
    }),
};
