/** What can be said of a position while people ship and move. */
import { FACTIONS } from '#engine';
import { formatSlipTakenBack } from '#lib/features/ship-and-move/messages/taken-back.ts';
import { differs } from '../../support/scenario/compare.ts';
import { entries, listOf, oneOf, text, truth, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { faction, keyNode, territory } from '../../support/scenario/names.ts';
import { promptOf, tableView, type Table } from '../../support/table.ts';

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
  /** Where the player who moves next stands with an ally and must leave it. */
  'must-leave': ({ table }, node) => shared(table, node, 'mustLeave'),
  /** The same, where the ally must leave if it stays. */
  'may-stay': ({ table }, node) => shared(table, node, 'mayStay'),
  /** What everybody reads of what was just taken back, and of what goes back with it; `nothing` where there is none. */
  'taken-back': ({ table }, node) => {
    const { shipAndMove, choices } = tableView(table);
    const takenBack = shipAndMove?.takenBack ?? null;
    const said = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
    return differs(node, text(node), said ?? 'nothing');
  },
  /** Whether the seconds before the first step of a turn is recorded run. */
  'turn-pause': ({ table }, node) => differs(node, truth(node), (tableView(table).shipAndMove?.pause ?? null) !== null),
};

/** Places shared with an ally, as each who moves now, or lays a move out, is asked. */
const shared = (table: Table, node: Node, field: 'mustLeave' | 'mayStay') =>
  entries(node).flatMap(([who, places]) => {
    const by = faction(keyNode(places, who));
    const asked = promptOf(table, by, 'move') ?? promptOf(table, by, 'prepare-move');
    return differs(places, listOf(places, territory).join(), (asked?.[field] ?? []).join());
  });
