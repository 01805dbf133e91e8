/** Scenario assertions about prepared calls, as each phone shows them. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, listOf } from '../../support/scenario/node.ts';
import { seatView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';
import { against } from './step-definitions.ts';

export const checks: Words['checks'] = {
  'calls-ahead': ({ table }, node) =>
    entries(node).flatMap(([who, calls]) =>
      differsAsSet(calls, listOf(calls, against), seatView(table, faction(keyNode(calls, who))).mine.preparedCalls),
    ),
};
