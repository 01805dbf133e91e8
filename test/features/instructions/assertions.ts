/** Scenario assertions about instructions. */
import { differs, missingFrom } from '../../support/scenario/compare.ts';
import { entries, items } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const checks: Words['checks'] = {
  instructions: ({ table }, node) => {
    const listed = tableView(table).instructions.map(({ owner, move, done, of }) => ({ owner, done, ...of, ...move }));
    if (node.value === 'none') return differs(node, [], listed);
    return missingFrom(
      node,
      items(node).map(({ value }) => value),
      listed,
    );
  },
  'hand-moves': ({ table }, node) =>
    entries(node).flatMap(([owner, moves]) => {
      const listed = tableView(table)
        .instructions.filter((one) => one.owner === owner)
        .map(({ move, done, of, merged }) => ({ done, ...of, 'in-place-of': merged.length, ...move }));
      const wanted = items(moves).map(({ value }) => value);
      return [...missingFrom(moves, wanted, listed), ...differs(moves, wanted.length, listed.length)];
    }),
  'taken-as-done': ({ table }, node) => {
    const told = tableView(table).log.flatMap(({ fact }) => {
      if (fact.code === 'moves-taken-as-done') return [fact.moves];
      return fact.code === 'setup-ended' ? [fact.takenAsDone] : [];
    });
    const moves = (told.at(-1) ?? []).map(({ owner, move }) => ({ owner, ...move }));
    if (node.value === 'none') return differs(node, [], moves);
    return missingFrom(
      node,
      items(node).map(({ value }) => value),
      moves,
    );
  },
};
