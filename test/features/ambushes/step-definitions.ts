/** The actions and assertions of this feature in scenario files. */
import type { PublicFact } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { differs } from '../../support/scenario/compare.ts';
import { card, faction, isNone, keyNode } from '../../support/scenario/names.ts';
import { entries, oneOf, text, type Node } from '../../support/scenario/node.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

const HOLDS = ['shipping', 'moving'] as const;

export const answers: Words['answers'] = {
  /** A scenario writes `shield`, or `none`. */
  defend: {
    prompt: 'defend-leader',
    value: (run, by, node) => {
      if (isNone(node)) return null;
      const [played] = cardsLaid(run, by, [card(node)]);
      return played === undefined ? 'nothing' : { slot: played.slot, card: played.card };
    },
  },
  'keep-defense': { prompt: 'keep-defense', value: (_run, _by, node) => node.value === true },
  forbid: { prompt: 'choose-hold', value: (_run, _by, node) => oneOf(node, HOLDS, 'what is forbidden') },
};

/** A scenario writes `{ fremen: shipping }`. */
const holds = (node: Node): readonly PublicFact[] =>
  entries(node).map(([who, told]): PublicFact => ({
    kind: 'ambush-hold',
    faction: faction(keyNode(told, who)),
    when: 'this-turn',
    hold: told.value === 'none' ? null : oneOf(told, HOLDS, 'what is forbidden'),
  }));

export const facts: Words['facts'] = { forbidden: holds };

export const checks: Words['checks'] = {
  /** The result of the last ambush of the turn, or `none`. */
  ambush: ({ table }, node) => differs(node, text(node), tableView(table).ambushed.at(-1)?.result ?? 'none'),
  /** What worthless cards forbid from the next turn on: `{ fremen: shipping }`. */
  forbids: ({ table }, node) =>
    entries(node).flatMap(([who, told]) =>
      differs(
        told,
        text(told),
        tableView(table).holds.find((one) => one.faction === faction(keyNode(told, who)))?.hold ?? 'none',
      ),
    ),
  /** The attacking card as a seat sees it: `{ atreides: lasgun }`, or `hidden`. */
  'sees-attack': ({ table }, node) =>
    entries(node).flatMap(([who, told]) =>
      differs(told, text(told), seatView(table, faction(keyNode(told, who))).mine.ambushCard?.card ?? 'hidden'),
    ),
};
