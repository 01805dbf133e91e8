/** What can be said of the board and of the hands, leaders and spice around it. */
import { FACTIONS, SETUP_STEPS, type FactionId, type Troops } from '../../../lib/engine.ts';
import { must } from '../../../lib/core/assert-never.ts';
import { factionsOf, seatView, tableView, type Table } from '../table.ts';
import { differs, differsAsSet } from './compare.ts';
import { card, cardOrUnknown, faction, keyNode, leader, placesIn, stormSector, territory, troops } from './names.ts';
import { entries, fields, isMapping, items, listOf, number, oneOf, truth, type Node } from './node.ts';
import { CAPTIVE_WORDS, deathsTold, predictionTold } from './given.ts';
import type { Run } from './run.ts';

export type Check = (run: Run, node: Node) => readonly string[];

export const BOARD_CHECKS: Readonly<Record<string, Check>> = {
  turn: ({ table }, node) => differs(node, number(node), tableView(table).turn),
  storm: ({ table }, node) => differs(node, stormSector(node), tableView(table).storm),
  'shield-wall': ({ table }, node) =>
    differs(
      node,
      oneOf(node, ['standing', 'destroyed'], 'state of the wall'),
      tableView(table).shieldWallStands ? 'standing' : 'destroyed',
    ),
  'last-wheels': ({ table }, node) => differsAsSet(node, listOf(node, faction), tableView(table).lastWheels),
  first: ({ table }, node) => differs(node, faction(node), tableView(table).firstPlayer),
  order: ({ table }, node) => differs(node, listOf(node, faction), tableView(table).order),
  allies: ({ table }, node) =>
    items(node).flatMap((pair) => {
      const [one, ...others] = listOf(pair, faction);
      return differsAsSet(pair, others, factionRow(table, must(one, 'an ally')).allies);
    }),
  forces: ({ table }, node) =>
    entries(node).flatMap(([where, here]) =>
      entries(here).flatMap(([who, count]) =>
        troopsDiffer(count, forcesIn(table, keyNode(here, where), faction(keyNode(count, who)))),
      ),
    ),
  advisors: ({ table }, node) =>
    entries(node).flatMap(([who, where]) =>
      differsAsSet(where, listOf(where, territory), factionRow(table, faction(keyNode(where, who))).advisorsIn),
    ),
  strongholds: ({ table }, node) =>
    entries(node).flatMap(([who, where]) =>
      differsAsSet(where, listOf(where, territory), factionRow(table, faction(keyNode(where, who))).strongholds),
    ),
  tanks: ({ table }, node) =>
    entries(node).flatMap(([who, count]) => troopsDiffer(count, factionRow(table, faction(keyNode(count, who))).tanks)),
  reserves: ({ table }, node) =>
    entries(node).flatMap(([who, count]) => {
      const { reserves } = factionRow(table, faction(keyNode(count, who)));
      return count.value === 'hidden' || reserves === 'hidden'
        ? differs(count, count.value, reserves)
        : troopsDiffer(count, reserves);
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
  'karama-used': ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, faction),
      tableView(table)
        .specialKarama.filter(({ used }) => used)
        .map((row) => row.faction),
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
  'setup-step': ({ table }, node) =>
    differs(node, node.value === 'none' ? undefined : oneOf(node, SETUP_STEPS, 'step'), tableView(table).setup?.step),
  predictions: ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const told = seatView(table, faction(keyNode(wanted, who))).mine.prediction;
      return differs(wanted, wanted.value === 'none' ? null : predictionTold(wanted), told);
    }),
  captives: ({ table }, node) =>
    entries(node).flatMap(([owner, counts]) => {
      const of = faction(keyNode(counts, owner));
      const found = tableView(table).captives.find((row) => row.owner === of);
      const { held, 'face-down': faceDown } = fields(counts, CAPTIVE_WORDS);
      return [
        ...(held === undefined ? [] : differs(held, number(held), found?.held ?? 0)),
        ...(faceDown === undefined ? [] : differs(faceDown, number(faceDown), found?.faceDown ?? 0)),
      ];
    }),
  'leaders-seen': ({ table }, node) =>
    entries(node).flatMap(([who, places]) => {
      const seen = who === 'table' ? tableView(table) : seatView(table, faction(keyNode(places, who))).table;
      return entries(places).flatMap(([name, where]) => {
        const disc = seen.leaders.find((one) => one.leader === leader(keyNode(where, name)));
        return differs(where, where.value, disc?.where);
      });
    }),
  'captives-known': ({ table }, node) =>
    entries(node).flatMap(([who, known]) => {
      const { captives } = seatView(table, faction(keyNode(known, who))).mine;
      if (known.value === 'none' || captives === null) return differs(known, known.value, captives ?? 'none');
      const { held, 'face-down': faceDown } = fields(known, CAPTIVE_WORDS);
      return [
        ...differsAsSet(known, held === undefined ? [] : listOf(held, leader), captives.held),
        ...differsAsSet(known, faceDown === undefined ? [] : listOf(faceDown, leader), captives.faceDown),
      ];
    }),
  'battle-losses': ({ table }, node) => byFaction(node, number, (who) => seatView(table, who).mine.battleLosses?.lost),
  'kwisatz-haderach': ({ table }, node) => {
    const { where, usedIn } = must(tableView(table).kwisatzHaderach, 'the Kwisatz Haderach');
    const isPlace = node.value !== 'tanks' && node.value !== 'ready';
    return differs(node, isPlace ? territory(node) : node.value, usedIn ?? where);
  },
  discards: ({ table }, node) => differsAsSet(node, listOf(node, card), tableView(table).discards),
  removed: ({ table }, node) => differsAsSet(node, listOf(node, card), tableView(table).removedCards),
  paused: ({ table }, node) => differs(node, truth(node), tableView(table).paused),
  talking: ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, faction),
      tableView(table)
        .factions.filter(({ talking }) => talking)
        .map((row) => row.faction),
    ),
};

export function byFaction(
  node: Node,
  read: (value: Node) => unknown,
  found: (who: FactionId) => unknown,
): readonly string[] {
  return entries(node).flatMap(([who, value]) => differs(value, read(value), found(faction(keyNode(value, who)))));
}

const factionRow = (table: Table, who: FactionId) =>
  must(
    tableView(table).factions.find((row) => row.faction === who),
    who,
  );

/** A bare number says nothing of special forces. */
function troopsDiffer(node: Node, found: Troops): readonly string[] {
  return isMapping(node) ? differs(node, troops(node), found) : differs(node, number(node), found.count);
}

function forcesIn(table: Table, where: Node, who: FactionId): Troops {
  const parts = placesIn(where);
  return tableView(table)
    .forces.filter(
      (stack) =>
        stack.faction === who &&
        parts.some((part) => part.territory === stack.territory && part.sector === stack.sector),
    )
    .reduce((sum, { count, special }) => ({ count: sum.count + count, special: sum.special + special }), {
      count: 0,
      special: 0,
    });
}

export const audience = (node: Node): FactionId | 'table' | 'moderator' =>
  oneOf(node, ['table', 'moderator', ...FACTIONS], 'audience');

export const everybody = (table: Table) => ['table', 'moderator', ...factionsOf(table)] as const;
