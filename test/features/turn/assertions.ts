/** Scenario assertions about the turn, its phases, first player and alliances. */
import { must } from '#lib/core/assert-never.ts';
import { PHASES } from '#engine';
import { factionRow } from '../../support/scenario/checks.ts';
import { differs, differsAsSet, missingFrom } from '../../support/scenario/compare.ts';
import { faction } from '../../support/scenario/names.ts';
import { fields, items, listOf, number, oneOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  turn: ({ table }, node) => differs(node, number(node), tableView(table).turn),
  first: ({ table }, node) => differs(node, faction(node), tableView(table).firstPlayer),
  order: ({ table }, node) => differs(node, listOf(node, faction), tableView(table).order),
  allies: ({ table }, node) =>
    items(node).flatMap((pair) => {
      const [one, ...others] = listOf(pair, faction);
      return differsAsSet(pair, others, factionRow(table, must(one, 'an ally')).allies);
    }),
  phase: ({ table }, node) => differs(node, oneOf(node, PHASES, 'phase'), tableView(table).phase),
  running: ({ table }, node) =>
    differs(node, node.value === 'none' ? null : oneOf(node, PHASES, 'phase'), tableView(table).running),
  next: ({ table }, node) => {
    const { next } = tableView(table);
    if (node.value === 'none') return differs(node, null, next);
    const { turn, phase } = fields(node, ['turn', 'phase']);
    return [
      ...(turn === undefined ? [] : differs(turn, number(turn), next?.turn)),
      ...(phase === undefined ? [] : differs(phase, oneOf(phase, PHASES, 'phase'), next?.phase)),
    ];
  },
  'on-board': ({ table }, node) => {
    const { boardPhase } = tableView(table);
    return node.value === 'none' ? differs(node, null, boardPhase) : missingFrom(node, [node.value], [boardPhase]);
  },
};
