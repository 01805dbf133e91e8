/**
 * Scenario assertions about the end of a turn: the comparison of the board, the count of strongholds, and the winner.
 */
import { BOARD_MATTERS } from '#engine';
import { byFaction } from '../../support/scenario/checks.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { faction, territory } from '../../support/scenario/names.ts';
import { entries, fields, items, listOf, number, oneOf } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
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
      const { of, held, counts, needed } = fields(side, ['of', 'held', 'counts', 'needed']);
      const members = of === undefined ? [] : listOf(of, faction);
      const found = tableView(table).mentatPause?.standings.find(
        (one) => [...one.members].sort().join() === [...members].sort().join(),
      );
      return [
        ...(found === undefined ? [`${side.path}: no such side was counted`] : []),
        ...(held === undefined ? [] : differsAsSet(held, listOf(held, territory), found?.strongholds ?? [])),
        ...(counts === undefined ? [] : differs(counts, number(counts), found?.counts ?? found?.strongholds.length)),
        ...(needed === undefined
          ? []
          : differs(needed, needed.value === 'none' ? null : number(needed), found?.needed)),
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

const WAYS = ['strongholds', 'most-strongholds', 'advantage', 'last-in-play', 'prediction', 'none'] as const;
