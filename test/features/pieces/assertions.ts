/** Scenario assertions about forces, leaders, spice and cards, wherever they are. */
import { NO_FORCES, plus, type FactionId, type Forces } from '#engine';
import { byFaction, factionRow } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import {
  card,
  cardOrUnknown,
  faction,
  keyNode,
  leader,
  placesIn,
  territory,
  forces,
} from '../../support/scenario/names.ts';
import { entries, isMapping, listOf, number, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, stateOf, tableView, type Table } from '../../support/table.ts';
import { deathsTold } from './position.ts';

export const checks: Words['checks'] = {
  forces: ({ table }, node) =>
    entries(node).flatMap(([where, here]) =>
      entries(here).flatMap(([who, count]) =>
        forcesDiffer(count, forcesIn(table, keyNode(here, where), faction(keyNode(count, who)))),
      ),
    ),
  tanks: ({ table }, node) =>
    entries(node).flatMap(([who, count]) => forcesDiffer(count, factionRow(table, faction(keyNode(count, who))).tanks)),
  reserves: ({ table }, node) =>
    entries(node).flatMap(([who, count]) => {
      const { reserves } = factionRow(table, faction(keyNode(count, who)));
      return count.value === 'hidden' || reserves === 'hidden'
        ? differs(count, count.value, reserves)
        : forcesDiffer(count, reserves);
    }),
  dead: ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, leader),
      tableView(table)
        .leaders.filter(({ where }) => where === 'tanks')
        .map((disc) => disc.leader),
    ),
  died: ({ table }, node) =>
    entries(node).flatMap(([who, times]) =>
      differs(
        times,
        deathsTold(times),
        tableView(table).leaders.find((disc) => disc.leader === leader(keyNode(times, who)))?.deaths,
      ),
    ),
  resting: ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, leader),
      tableView(table)
        .leaders.filter(({ resting }) => resting)
        .map((disc) => disc.leader),
    ),
  bound: ({ table }, node) =>
    entries(node).flatMap(([who, where]) =>
      differs(
        where,
        where.value === 'nowhere' ? null : territory(where),
        tableView(table).leaders.find((disc) => disc.leader === leader(keyNode(where, who)))?.foughtIn,
      ),
    ),
  'spice-on-board': ({ table }, node) =>
    entries(node).flatMap(([where, amount]) => {
      const parts = placesIn(keyNode(amount, where));
      const found = tableView(table)
        .spiceOnBoard.filter((spice) =>
          parts.some((part) => part.territory === spice.territory && part.sector === spice.sector),
        )
        .reduce((sum, spice) => sum + spice.amount, 0);
      return differs(amount, number(amount), found);
    }),
  spice: ({ table }, node) =>
    byFaction(
      node,
      (value) => (value.value === 'uncounted' ? 'uncounted' : number(value)),
      (who) => seatView(table, who).mine.spice,
    ),
  hands: ({ table }, node) =>
    entries(node).flatMap(([who, cards]) =>
      differsAsSet(
        cards,
        listOf(cards, cardOrUnknown),
        seatView(table, faction(keyNode(cards, who))).mine.hand.map((slot) => slot.card),
      ),
    ),
  'hand-sizes': ({ table }, node) => byFaction(node, number, (who) => seatView(table, who).mine.hand.length),
  traitors: ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const { traitors } = seatView(table, faction(keyNode(wanted, who))).mine;
      return wanted.value === 'unknown' || traitors === 'unknown'
        ? differs(wanted, wanted.value, traitors)
        : differsAsSet(wanted, listOf(wanted, leader), traitors);
    }),
  'traitors-not-kept': ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) =>
      differsAsSet(
        wanted,
        listOf(wanted, leader),
        seatView(table, faction(keyNode(wanted, who))).mine.traitorsReturned,
      ),
    ),
  discards: ({ table }, node) => differsAsSet(node, listOf(node, card), stateOf(table).discards),
  removed: ({ table }, node) => differsAsSet(node, listOf(node, card), stateOf(table).removedCards),
};

/** Compares forces. A plain number says nothing about special forces. */
function forcesDiffer(node: Node, found: Forces): readonly string[] {
  return isMapping(node) ? differs(node, forces(node), found) : differs(node, number(node), found.count);
}

function forcesIn(table: Table, where: Node, who: FactionId): Forces {
  const parts = placesIn(where);
  return tableView(table)
    .forces.filter(
      (stack) =>
        stack.faction === who &&
        parts.some((part) => part.territory === stack.territory && part.sector === stack.sector),
    )
    .reduce<Forces>(plus, NO_FORCES);
}
