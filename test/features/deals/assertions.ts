/** Scenario assertions about deals and bribes. */
import { differsAsSet, missingFrom } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, items, listOf, number } from '../../support/scenario/node.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  deals: ({ table }, node) => {
    const { deals } = tableView(table);
    if (node.value === 'none') return differsAsSet(node, [], deals);
    const wanted = items(node).map(({ value }) => value);
    return [
      ...missingFrom(
        node,
        wanted,
        deals.map(({ terms, ...deal }) => ({ ...deal, words: terms.words })),
      ),
      ...(wanted.length === deals.length ? [] : [`${node.path}: ${deals.length} deals are seen`]),
    ];
  },
  /** The words of the deals that only a faction and the other side know: `{ guild: ["We bid low."], fremen: [] }`. */
  'quiet-deals': ({ table }, node) =>
    entries(node).flatMap(([who, words]) =>
      differsAsSet(
        words,
        listOf(words, ({ value }) => value),
        seatView(table, faction(keyNode(words, who))).mine.ownDeals.map(({ terms }) => terms.words),
      ),
    ),
  'proposals-seen': ({ table }, node) =>
    entries(node).flatMap(([who, from]) =>
      differsAsSet(
        from,
        listOf(from, faction),
        seatView(table, faction(keyNode(from, who)))
          .mine.proposals.filter(({ by }) => by !== who)
          .map(({ by }) => by),
      ),
    ),
  'spice-in-front': ({ table }, node) =>
    differsAsSet(
      node,
      node.value === 'none'
        ? []
        : entries(node).map(([who, amount]) => [faction(keyNode(amount, who)), number(amount)]),
      tableView(table).spiceInFront.map((one) => [one.faction, one.amount]),
    ),
};
