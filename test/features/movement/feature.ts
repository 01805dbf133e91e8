/** The test code for movement. */
import type { AnswerRecord, AnswerValue } from '#engine';
import { partName, partsOf, presentIn } from '#engine';
import type { MovementContract } from '#lib/features/movement/contract.ts';
import { inTurns, withSquadInTurns } from '../../simulate/when.ts';
import type { FeatureTests } from '../../support/feature.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { countsAt, forces, keyNode, place } from '../../support/scenario/names.ts';
import { entries, fields, type Node, wrong } from '../../support/scenario/node.ts';
import { promptOf } from '../../support/table.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { FactionId } from '#engine';
import { contains } from '#lib/core/grammar.ts';
import { isMove } from './oracle.ts';
import { examples } from './examples.ts';

const oracle: Oracle<MovementContract> = {
  move: (state, { faction: asks }, value) => isMove(state, asks, value),
};

export const movement: FeatureTests<'movement'> = {
  examples,
  words: {
    answers: {
      move: { prompt: 'move', value: groupMoved },
      'prepare-move': { prompt: 'prepare-move', value: groupMoved },
    },
  },
  oracle,
  prompts: { move: inTurns },
  events: { ForcesMoved: inTurns, GroupParted: withSquadInTurns },
  discloses: ['ForcesMoved', 'GroupParted'],
};

/**
 * A scenario writes `none`, or `{ from: { arrakeen@10: 3 }, to: imperial-basin@9 }`, with `as: advisors` where there is
 * that choice. A group that ends in several sectors is `{ from: arrakeen@10, into: { old-gap@9: 2, old-gap@10: 1 } }`.
 */
function groupMoved(run: Run, by: FactionId, node: Node): AnswerValue {
  if (node.value === 'none') return 'stay';
  const { from, to, as, into } = fields(node, ['from', 'to', 'as', 'into']);
  if (into !== undefined && from !== undefined) return parted(run, by, { from, into });
  if (from === undefined || to === undefined) return wrong(node, '`from` and `to` are needed');
  const said = Object.fromEntries(
    entries(from).flatMap(([part, count]) => Object.entries(countsAt(place(keyNode(count, part)), forces(count)))),
  );
  const chosen: AnswerRecord = {
    to: partName(place(to)),
    side: as === undefined ? 'fighters' : String(as.value),
    ...said,
  };
  const prompt = promptOf(run.table, by, 'move') ?? promptOf(run.table, by, 'prepare-move');
  if (prompt === null) return chosen;
  const saysAll: boolean = contains(prompt.answers, chosen);
  if (saysAll) return chosen;
  // Forces that the command does not name stay in the group.
  const stay = prompt.stacks
    .filter(({ territory }) => entries(from).some(([part]) => place(keyNode(from, part)).territory === territory))
    .flatMap(presentIn)
    .map(({ name }) => name)
    .filter((name) => !(name in said));
  return { ...chosen, ...Object.fromEntries(stay.map((name) => [name, 0])) };
}

/** The command gives a number for every sector of the territory; a sector without a number gets none. */
function parted(run: Run, by: FactionId, { from, into }: { readonly from: Node; readonly into: Node }): AnswerValue {
  const start = place(from);
  const ends = entries(into).map(([part, count]) => ({ at: place(keyNode(count, part)), ...forces(count) }));
  const [first] = ends;
  if (first === undefined) return wrong(into, 'a sector is needed');
  const stack = promptOf(run.table, by, 'move')?.stacks.find((one) => partName(one) === partName(start));
  const counts = partsOf(first.at.territory).flatMap((part): readonly (readonly [string, number])[] => {
    const end = ends.find(({ at }) => partName(at) === partName(part));
    const special = end?.special ?? 0;
    return [
      [`>${partName(part)}`, (end?.count ?? 0) - special],
      ...((stack?.special ?? 0) > 0 ? [[`>${partName(part)}*`, special] as const] : []),
    ];
  });
  return { from: partName(start), into: first.at.territory, side: 'fighters', ...Object.fromEntries(counts) };
}
