/** The actions and assertions of this feature in scenario files. */
import type { AnswerValue, FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { differs } from '../../support/scenario/compare.ts';
import { card, faction, territory } from '../../support/scenario/names.ts';
import { fields, isMapping, text, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  restrict: { prompt: 'restrict-territory', value: (_run, _by, node) => text(node) },
  hold: { prompt: 'hold-in-place', value: held },
};

/** A faction, `later`, `none`, or `{ faction: guild, with: karama }`. */
function held(run: Run, by: FactionId, node: Node): AnswerValue {
  if (!isMapping(node)) return text(node);
  const { faction: holds, with: laid } = fields(node, ['faction', 'with']);
  if (holds === undefined || laid === undefined) return wrong(node, '`faction` and `with` are needed');
  return { holds: faction(holds), ...cardsLaid(run, by, [card(laid)])[0] };
}

export const facts: Words['facts'] = {
  restricted: (node) => [{ kind: 'restricted-territory', when: 'this-turn', territory: orNone(node, territory) }],
  'restricted-before': (node) => [
    { kind: 'restricted-territory', when: 'last-turn', territory: orNone(node, territory) },
  ],
  held: (node) => [{ kind: 'held-faction', when: 'this-turn', moment: 'movement', faction: orNone(node, faction) }],
  'held-before': (node) => [
    { kind: 'held-faction', when: 'last-turn', moment: 'movement', faction: orNone(node, faction) },
  ],
  'held-in-battles': (node) => [
    { kind: 'held-faction', when: 'this-turn', moment: 'battle', faction: orNone(node, faction) },
  ],
};

const orNone = <Value>(node: Node, read: (one: Node) => Value): Value | null =>
  node.value === 'none' ? null : read(node);

export const checks: Words['checks'] = {
  held: ({ table }, node) =>
    differs(node, node.value === 'none' ? null : faction(node), tableView(table).orders.held?.faction ?? null),
  restricted: ({ table }, node) =>
    differs(
      node,
      node.value === 'none' ? null : territory(node),
      tableView(table).orders.restricted?.territory ?? null,
    ),
};
