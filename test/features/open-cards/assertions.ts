/** Scenario assertions about the card records: the discards and the log lines that each seat can read. */
import type { Audience, TableView } from '#engine';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { card, faction, keyNode } from '../../support/scenario/names.ts';
import { entries, items, type Node, number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { seatView, tableView, type Table } from '../../support/table.ts';

export const checks: Words['checks'] = {
  /** A scenario writes `{ guild: [shield, 2] }` if the discards name the shield and hide two more cards. */
  'reads-discards': ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const { discards, openCardsUnread } = tableOf(table, audienceOf(keyNode(wanted, who)));
      const parts = items(wanted);
      const named = parts.filter(({ value }) => typeof value === 'string').map(card);
      const unread = parts
        .filter(({ value }) => typeof value === 'number')
        .reduce((sum, part) => sum + number(part), 0);
      return [...differsAsSet(wanted, named, discards), ...differs(wanted, unread, openCardsUnread.discarded)];
    }),
  /** A scenario writes `{ guild: 2 }` if two of the last log lines hide the names of cards. */
  'lines-kept-back': ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const { log } = tableOf(table, audienceOf(keyNode(wanted, who)));
      return differs(wanted, number(wanted), log.filter(({ fact }) => fact.code === 'cards-were-named').length);
    }),
};

const audienceOf = (node: Node): Audience =>
  node.value === 'screen' ? 'table' : node.value === 'desk' ? 'moderator' : faction(node);

function tableOf(table: Table, audience: Audience): TableView {
  if (audience === 'table') return tableView(table);
  return audience === 'moderator'
    ? table.engine.view(table.timeline, 'moderator').table
    : seatView(table, audience).table;
}
