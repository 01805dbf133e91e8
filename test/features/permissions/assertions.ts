/** Scenario assertions about permissions, as each phone shows them. */
import { differs } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, oneOf } from '../../support/scenario/node.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

const WORDS = ['granted', 'denied', 'asked', 'nothing'] as const;

export const checks: Words['checks'] = {
  /** The first power that an ally lets this faction use; `nothing` if there is no such power. */
  'is-left': ({ table }, node) =>
    entries(node).flatMap(([who, word]) => {
      const [first] = seatView(table, faction(keyNode(word, who))).mine.permissions.heard;
      return differs(word, oneOf(word, WORDS, 'word'), first?.permission ?? 'nothing');
    }),
  /** The public list of players that the table waits for. */
  'waits-for': ({ table }, node) =>
    entries(node).flatMap(([who, matters]) => {
      const of = faction(keyNode(matters, who));
      const found = tableView(table).awaited.flatMap(({ faction: one, to }) => (one === of ? [to] : []));
      return differs(matters, matters.value, found);
    }),
};
