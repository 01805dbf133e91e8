/** Scenario assertions about access cards. */
import { byFaction } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, isMapping, listOf, number, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { promptsOf, seatView, stateOf, tableView, type Table } from '../../support/table.ts';

export const checks: Words['checks'] = {
  'access-cards-left': ({ table }, node) => differs(node, number(node), viewOf(table)?.cardsLeft),
  'access-row': ({ table }, node) => differs(node, number(node), viewOf(table)?.auction?.row.length ?? 0),
  'access-order': ({ table }, node) => differs(node, listOf(node, faction), viewOf(table)?.auction?.order),
  'access-sold': ({ table }, node) =>
    differs(
      node,
      listOf(node, (sale) => entries(sale).map(([who, price]) => [faction(keyNode(price, who)), number(price)])[0]),
      viewOf(table)?.sold.map(({ buyer, price }) => [buyer, price]),
    ),
  'access-hands': ({ table }, node) =>
    entries(node).flatMap(([who, cards]) =>
      differsAsSet(
        cards,
        listOf(cards, text),
        seatView(table, faction(keyNode(cards, who))).mine.accessHand.map(({ card }) => card),
      ),
    ),
  'access-cards-held': ({ table }, node) =>
    byFaction(node, number, (who) => viewOf(table)?.hands.find((hand) => hand.faction === who)?.cards),
  'access-seen': ({ table }, node) =>
    entries(node).flatMap(([who, cards]) =>
      differsAsSet(
        cards,
        listOf(cards, text),
        seatView(table, faction(keyNode(cards, who))).mine.accessSeen.map(({ card }) => card),
      ),
    ),
  'access-limit-proposed': ({ table }, node) =>
    byFaction(node, number, (who) => {
      const asked = promptsOf(table, who).find(({ kind }) => kind === 'access-bid');
      return asked?.kind === 'access-bid' ? (asked.stands ?? 0) : null;
    }),
  'access-trades-seen': ({ table }, node) =>
    byFaction(
      node,
      ({ value }) => value,
      (who) =>
        seatView(table, who).mine.accessTrades.map(({ gives, returns }) => ({
          gives: gives.cards?.map(({ card }) => card) ?? gives.count,
          returns: returns === null ? null : (returns.cards?.map(({ card }) => card) ?? returns.count),
        })),
    ),
  'strongholds-read': ({ table }, node) =>
    differs(
      node,
      listOf(node, text),
      viewOf(table)?.readings.map(({ stronghold }) => stronghold),
    ),
  /** Cards of each kind in the whole decks of the module, as the table was opened. */
  'harvest-decks': ({ table }, node) => {
    const { access, harvests } = stateOf(table);
    const faces = access?.faces ?? [];
    const harvestDeck: readonly unknown[] = harvests?.deck ?? [];
    return isMapping(node)
      ? entries(node).flatMap(([what, count]) =>
          differs(
            count,
            number(count),
            what === 'harvest'
              ? harvestDeck.length
              : what === 'worms'
                ? harvestDeck.filter((card) => card === 'worm').length
                : what === 'strongholds'
                  ? faces.filter((card) => !card.startsWith('troops-')).length
                  : what === 'troops'
                    ? faces.filter((card) => card.startsWith('troops-')).length
                    : faces.length,
          ),
        )
      : [`${node.path}: a number for each deck`];
  },
};

const viewOf = (table: Table) => tableView(table).access;
