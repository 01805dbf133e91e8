/** The actions and assertions of this feature in scenario files. */
import type { AnswerValue, FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { card, faction, keyNode, territory } from '../../support/scenario/names.ts';
import { entries, fields, items, number, text, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  /** A scenario writes `{ at: carthag, card: crysknife }`. */
  'lay-trap': { prompt: 'lay-trap', value: laid },
  'destroy-trap': { prompt: 'destroy-trap', value: (_run, _by, node) => text(node) },
};

function laid(run: Run, by: FactionId, node: Node): AnswerValue {
  const { at, card: title } = fields(node, ['at', 'card'] as const);
  if (at === undefined || title === undefined) return wrong(node, '`at` and `card` are needed');
  const [played] = cardsLaid(run, by, [card(title)]);
  if (played === undefined) return wrong(node, 'no card');
  return { territory: territory(at), slot: played.slot, card: played.card };
}

export const facts: Words['facts'] = {
  /** A scenario writes `[carthag]` for traps that are taken away. */
  'traps-taken': (node) =>
    items(node).map((one) => ({ kind: 'trap', territory: territory(one), lies: false }) as const),
};

export const checks: Words['checks'] = {
  traps: ({ table }, node) =>
    differsAsSet(
      node,
      items(node).map(territory),
      tableView(table).traps.map((trap) => trap.territory),
    ),
  /** The frozen forces: `{ guild: 5 }`, or 0. */
  frozen: ({ table }, node) =>
    entries(node).flatMap(([who, told]) =>
      differs(
        told,
        number(told),
        tableView(table).frozen.find((one) => one.faction === faction(keyNode(told, who)))?.count ?? 0,
      ),
    ),
  /** The cards of traps that a seat sees: `{ atreides: [crysknife] }`. */
  'sees-traps': ({ table }, node) =>
    entries(node).flatMap(([who, told]) =>
      differsAsSet(
        told,
        items(told).map(card),
        seatView(table, faction(keyNode(told, who))).mine.trapCards.map((trap) => trap.card),
      ),
    ),
};
