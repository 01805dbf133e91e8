/** What can be said of a position while people ship and move. */
import { FACTIONS } from '#engine';
import { differs } from '../../support/scenario/compare.ts';
import { listOf, oneOf, truth } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { faction } from '../../support/scenario/names.ts';
import { tableView } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** Whose turn it is to ship and move; `none` between turns. */
  acting: ({ table }, node) =>
    differs(
      node,
      oneOf(node, [...FACTIONS, 'none'], 'faction'),
      tableView(table).shipAndMove?.acting?.faction ?? 'none',
    ),
  /** Who has had their turn, in that order. */
  'has-acted': ({ table }, node) =>
    differs(node, listOf(node, faction).join(), (tableView(table).shipAndMove?.done ?? []).join()),
  /** Whether the few seconds between turns run. */
  'turn-pause': ({ table }, node) => differs(node, truth(node), (tableView(table).shipAndMove?.pause ?? null) !== null),
};
