/** Scenario assertions about the auction. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differs } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, listOf, number, type Node } from '../../support/scenario/node.ts';
import { seatView, tableView, type Table } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  'passes-ahead': ({ table }, node) =>
    entries(node).flatMap(([who, told]) =>
      differs(told, told.value, seatView(table, faction(keyNode(told, who))).mine.passesAhead),
    ),
  bidding: ({ table }, node) => {
    const { bidding } = tableView(table);
    const found = bidding === null ? 'none' : bidding.left === null ? 'runs' : 'over';
    return differs(node, node.value, found);
  },
  'bidding-way': ({ table }, node) => differs(node, node.value, tableView(table).biddingWay),
  'bidding-clock': ({ table }, node) => differs(node, node.value, tableView(table).biddingClock),
  lots: ({ table }, node) => differs(node, number(node), tableView(table).bidding?.lots),
  lot: ({ table }, node) => differs(node, node.value, cardOf(table)?.lot ?? 'none'),
  bidders: ({ table }, node) => differs(node, listOf(node, faction), cardOf(table)?.bidders),
  'bid-awaited': ({ table }, node) => differs(node, node.value, cardOf(table)?.awaited ?? 'none'),
  'high-bid': ({ table }, node) => {
    const high = cardOf(table)?.high ?? null;
    return node.value === 'none'
      ? differs(node, null, high)
      : differs(node, bidsIn(node), high === null ? [] : [[high.faction, high.amount]]);
  },
  'bids-said': ({ table }, node) =>
    differs(
      node,
      listOf(node, bidsIn).flat(),
      cardOf(table)?.words.map((word) => [word.faction, word.amount ?? 'pass']),
    ),
  'bids-in': ({ table }, node) => differs(node, listOf(node, faction), cardOf(table)?.in),
  'bid-seconds': ({ table }, node) => {
    const time = cardOf(table)?.time ?? null;
    return differs(node, node.value, time === null ? 'none' : (time.deadline - time.opened) / 1000);
  },
  'time-runs': ({ table }, node) => differs(node, node.value, table.engine.nextDeadline(table.timeline) !== null),
  'hands-raised': ({ table }, node) =>
    differs(
      node,
      listOf(node, faction),
      cardOf(table)?.handsRaised.map((hand) => hand.faction),
    ),
  'clock-stands': ({ table }, node) =>
    differs(
      node,
      node.value,
      cardOf(table)?.handsRaised.some(({ until }) => until !== null && until > table.now) === true,
    ),
  'price-told': ({ table }, node) => differs(node, node.value, tableView(table).bidding?.told?.price ?? 'none'),
  sold: ({ table }, node) =>
    differs(
      node,
      listOf(node, bidsIn).flat(),
      tableView(table).bidding?.sold.map(({ buyer, price }) => [buyer, price]),
    ),
  'sold-for-karama': ({ table }, node) =>
    differs(
      node,
      listOf(node, number),
      tableView(table)
        .bidding?.sold.filter(({ withKarama }) => withKarama)
        .map(({ lot }) => lot),
    ),
  'price-paid-to': ({ table }, node) =>
    differs(
      node,
      listOf(node, (one) => one.value),
      tableView(table).bidding?.sold.map(({ paid }) => (paid === null ? 'nobody' : (paid.to ?? 'bank'))),
    ),
  'allies-paid': ({ table }, node) =>
    differs(
      node,
      listOf(node, bidsIn).flat(),
      tableView(table).bidding?.sold.flatMap(({ paid }) =>
        (paid?.helped ?? []).map(({ faction: by, amount }) => [by, amount]),
      ),
    ),
  'drew-another': ({ table }, node) =>
    differs(
      node,
      listOf(node, number),
      tableView(table)
        .bidding?.sold.filter(({ drewAnother }) => drewAnother)
        .map(({ lot }) => lot),
    ),
  'to-name': ({ table }, node) =>
    byFaction(
      node,
      (of) => listOf(of, (one) => one.value),
      (who) =>
        seatView(table, who).mine.cardsToName.map(({ lot, second, own }) =>
          own ? `${lot}${second ? ' besides' : ''}` : `${lot} seen`,
        ),
    ),
  'left-over': ({ table }, node) => differs(node, number(node), tableView(table).bidding?.left),
  'hands-counted': ({ table }, node) =>
    byFaction(
      node,
      number,
      (who) => tableView(table).bidding?.hands.find((hand) => hand.faction === who)?.cards ?? 'hidden',
    ),
  'card-for-sale': ({ table }, node) =>
    byFaction(
      node,
      (card) => (card.value === 'none' ? null : card.value),
      (who) => seatView(table, who).mine.cardForSale,
    ),
};

const cardOf = (table: Table) => tableView(table).bidding?.card ?? null;

/** Returns the bids that an example names, such as `{ emperor: 5 }` or `{ emperor: pass }`. */
const bidsIn = (node: Node) => entries(node).map(([who, amount]) => [faction(keyNode(amount, who)), amount.value]);
