/** Reads a table for the checks of a scenario. */
import { must } from '#lib/core/assert-never.ts';
import { FACTIONS, type FactionId } from '#engine';
import { tableView, type Table } from '../table.ts';
import { differs } from './compare.ts';
import { faction, keyNode } from './names.ts';
import { entries, oneOf, type Node } from './node.ts';

export function byFaction(
  node: Node,
  read: (value: Node) => unknown,
  found: (who: FactionId) => unknown,
): readonly string[] {
  return entries(node).flatMap(([who, value]) => differs(value, read(value), found(faction(keyNode(value, who)))));
}

export const factionRow = (table: Table, who: FactionId) =>
  must(
    tableView(table).factions.find((row) => row.faction === who),
    who,
  );

export const audience = (node: Node): FactionId | 'table' | 'moderator' =>
  oneOf(node, ['table', 'moderator', ...FACTIONS], 'audience');
