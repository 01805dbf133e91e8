/** Scenario assertions about the War of Assassins. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { listOf, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, tableView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** `talks`, `placing`, `arena` or `none`. */
  'war-step': ({ table }, node) => differs(node, text(node), tableView(table).war?.step ?? 'none'),
  /** The factions whose leaders are still to be placed: `[guild]`. */
  'negotiators-missing': ({ table }, node) =>
    differsAsSet(node, listOf(node, faction), tableView(table).war?.missing ?? []),
  /** The own leader in the arena, as each seat sees it: `{ guild: edric, fremen: none }`. */
  negotiator: ({ table }, node) =>
    byFaction(
      node,
      (told) => text(told),
      (who) => seatView(table, who).mine.negotiator ?? 'none',
    ),
};
