/** Scenario assertions about sealed letters. */
import { differsAsSet } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, listOf } from '../../support/scenario/node.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  /** The writers of the sealed letters that all see: `[emperor, emperor, guild]`. */
  'sealed-letters': ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, faction),
      tableView(table).sealedLetters.map(({ by }) => by),
    ),
  /** The words of the letters that all have read: `["Trust nobody."]`. */
  'opened-letters': ({ table }, node) =>
    differsAsSet(
      node,
      listOf(node, ({ value }) => value),
      tableView(table).openedLetters.map(({ words }) => words),
    ),
  /** The words of the sealed letters that a faction reads on its phone: `{ guild: ["Trust nobody."], fremen: [] }`. */
  'own-letters': ({ table }, node) =>
    entries(node).flatMap(([who, words]) =>
      differsAsSet(
        words,
        listOf(words, ({ value }) => value),
        seatView(table, faction(keyNode(words, who))).mine.ownLetters.map(({ words: own }) => own),
      ),
    ),
};
