/** Scenario assertions about spice changes, as each phone shows them. */
import { differs } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries } from '../../support/scenario/node.ts';
import { seatView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';
import { formatPurse } from '#lib/features/purses/messages/purse-line.ts';

export const checks: Words['checks'] = {
  'purse-line': ({ table }, node) =>
    entries(node).flatMap(([who, line]) => {
      const { mine, table: seen } = seatView(table, faction(keyNode(line, who)));
      return differs(line, line.value, mine.purse === null ? 'none' : formatPurse(mine.purse, seen.choices.edition));
    }),
};
