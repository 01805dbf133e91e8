/** Scenario assertions about take-backs and their previews. */
import { must } from '#lib/core/assert-never.ts';
import { revertedLines } from '#engine';
import { differs, missingFrom } from '../../support/scenario/compare.ts';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, items, listOf, text, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { marksOf } from '../../support/scenario/run.ts';
import { deskOf, logOf } from '../../support/scenario/view-checks.ts';
import { seatView, tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  undone: (run, node) =>
    entries(node).flatMap(([who, codes]) => {
      const lines = logOf(run, keyNode(codes, who));
      const undone = revertedLines(lines);
      return differs(
        codes,
        listOf(codes, text),
        lines.filter(({ position }) => undone.has(position)).map(({ fact }) => fact.code),
      );
    }),
  'may-take-back': (run, node) =>
    entries(node).flatMap(([who, offer]) =>
      differs(offer, text(offer), seatView(run.table, faction(keyNode(offer, who))).mine.takeBack ?? 'no'),
    ),
  'take-back-poll': ({ table }, node) => {
    const poll = tableView(table).takeBackPoll;
    return differs(node, text(node), poll === null ? 'none' : `${poll.by}: ${poll.agreed} of ${poll.of}`);
  },
  'seen-since': (run, node) =>
    entries(node).flatMap(([mark, seen]) =>
      missingFrom(
        seen,
        items(seen).map(({ value }) => value),
        previewOf(run, keyNode(seen, mark)).seen.map(({ knower, secret }) => ({ knower, ...secret })),
      ),
    ),
  'moves-back': (run, node) =>
    entries(node).flatMap(([mark, moves]) =>
      missingFrom(
        moves,
        items(moves).map(({ value }) => value),
        previewOf(run, keyNode(moves, mark)).moves.map(({ owner, move }) => ({ owner, ...move })),
      ),
    ),
  points: (run, node) => {
    const wanted = listOf(node, text);
    const points = deskOf(run).points.slice(0, wanted.length);
    return differs(
      node,
      wanted,
      points.map(({ next }) => next.code),
    );
  },
};

function previewOf(run: Run, mark: Node) {
  const { table } = run;
  const found = table.engine.previewTakeBack(table.timeline, marksOf(run, mark).line);
  return must(found.ok ? found.preview : null, `a way back to ${text(mark)}`);
}
