/** Scenario assertions about the turns of shipment and movement. */
import { FACTIONS } from '#engine';
import { formatSlipTakenBack } from '#lib/features/ship-and-move/messages/taken-back.ts';
import { differs } from '../../support/scenario/compare.ts';
import { entries, listOf, oneOf, text, truth, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { faction, keyNode, territory } from '../../support/scenario/names.ts';
import { promptOf, tableView, type Table } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** The faction whose turn it is; `none` between turns. */
  acting: ({ table }, node) =>
    differs(
      node,
      oneOf(node, [...FACTIONS, 'none'], 'faction'),
      tableView(table).shipAndMove?.acting?.faction ?? 'none',
    ),
  /** The factions that have had their turn, in the order of their turns. */
  'has-acted': ({ table }, node) =>
    differs(node, listOf(node, faction).join(), (tableView(table).shipAndMove?.done ?? []).join()),
  /** The places that the next faction shares with an ally and must leave. */
  'must-leave': ({ table }, node) => shared(table, node, 'mustLeave'),
  /** The territories that a faction shares with an ally, where the ally must leave if the faction stays. */
  'may-stay': ({ table }, node) => shared(table, node, 'mayStay'),
  /**
   * The public text about the last undone step, and about the events that it undoes; `nothing` if no step was undone.
   */
  'taken-back': ({ table }, node) => {
    const { shipAndMove, choices } = tableView(table);
    const takenBack = shipAndMove?.takenBack ?? null;
    const said = takenBack === null ? null : formatSlipTakenBack(takenBack, choices.edition);
    return differs(node, text(node), said ?? 'nothing');
  },
  /** Whether the time before the record of a turn's first step is running. */
  'turn-pause': ({ table }, node) => differs(node, truth(node), (tableView(table).shipAndMove?.pause ?? null) !== null),
};

/** Returns the places shared with an ally, from the question to each faction that moves now or prepares a move. */
const shared = (table: Table, node: Node, field: 'mustLeave' | 'mayStay') =>
  entries(node).flatMap(([who, places]) => {
    const by = faction(keyNode(places, who));
    const asked = promptOf(table, by, 'move') ?? promptOf(table, by, 'prepare-move');
    return differs(places, listOf(places, territory).join(), (asked?.[field] ?? []).join());
  });
