/** Scenario assertions about the Kwisatz Haderach. */
import { must } from '#lib/core/assert-never.ts';
import { byFaction } from '../../support/scenario/checks.ts';
import { differs } from '../../support/scenario/compare.ts';
import { territory } from '../../support/scenario/names.ts';
import { number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, tableView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  'battle-losses': ({ table }, node) => byFaction(node, number, (who) => seatView(table, who).mine.battleLosses?.lost),
  'kwisatz-haderach': ({ table }, node) => {
    const { where, usedIn } = must(tableView(table).kwisatzHaderach, 'the Kwisatz Haderach');
    const isPlace = node.value !== 'tanks' && node.value !== 'ready';
    return differs(node, isPlace ? territory(node) : node.value, usedIn ?? where);
  },
};
