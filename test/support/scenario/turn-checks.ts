/** What can be said of the turn, of the strongholds counted, and of who has won. */
import { BOARD_MATTERS, PHASES } from '../../../lib/engine.ts';
import { tableView } from '../table.ts';
import { byFaction, type Check } from './board-checks.ts';
import { differs, differsAsSet, missingFrom } from './compare.ts';
import { faction, territory } from './names.ts';
import { entries, fields, items, listOf, number, oneOf } from './node.ts';

const WAYS = ['strongholds', 'most-strongholds', 'advantage', 'prediction', 'none'] as const;

export const TURN_CHECKS: Readonly<Record<string, Check>> = {
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
  winners: ({ table }, node) =>
    node.value === 'none'
      ? differs(node, null, tableView(table).victory)
      : differsAsSet(node, listOf(node, faction), tableView(table).victory?.winners ?? []),
  'won-by': ({ table }, node) =>
    differs(node, oneOf(node, WAYS, 'way to win'), tableView(table).victory?.how.kind ?? 'none'),
  'would-win': ({ table }, node) =>
    node.value === 'none'
      ? differs(node, null, tableView(table).mentatPause?.wouldWin ?? null)
      : differsAsSet(node, listOf(node, faction), tableView(table).mentatPause?.wouldWin?.winners ?? []),
  standings: ({ table }, node) =>
    items(node).flatMap((side) => {
      const { of, held, needed } = fields(side, ['of', 'held', 'needed']);
      const members = of === undefined ? [] : listOf(of, faction);
      const found = tableView(table).mentatPause?.standings.find(
        (one) => [...one.members].sort().join() === [...members].sort().join(),
      );
      return [
        ...(found === undefined ? [`${side.path}: no such side was counted`] : []),
        ...(held === undefined ? [] : differsAsSet(held, listOf(held, territory), found?.strongholds ?? [])),
        ...(needed === undefined ? [] : differs(needed, number(needed), found?.needed)),
      ];
    }),
  'board-words': ({ table }, node) =>
    byFaction(
      node,
      (word) => oneOf(word, ['right', ...BOARD_MATTERS, 'nothing'], 'word'),
      (who) => tableView(table).mentatPause?.words.find((word) => word.faction === who)?.says ?? 'nothing',
    ),
  strongholds: ({ table }, node) =>
    entries(node).flatMap(([who, held]) =>
      differsAsSet(
        held,
        listOf(held, territory),
        tableView(table).factions.find((row) => row.faction === who)?.strongholds ?? [],
      ),
    ),
};
