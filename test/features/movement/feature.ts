/** The test code for movement. */
import type { AnswerRecord, AnswerValue } from '#engine';
import { partName, presentIn } from '#engine';
import type { MovementContract } from '#lib/features/movement/contract.ts';
import { inTurns } from '../../simulate/when.ts';
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
  events: { ForcesMoved: inTurns },
  discloses: ['ForcesMoved'],
};

/**
 * A scenario writes `none`, or `{ from: { arrakeen@10: 3 }, to: imperial-basin@9 }`, with `as: advisors` where there is
 * that choice.
 */
function groupMoved(run: Run, by: FactionId, node: Node): AnswerValue {
  if (node.value === 'none') return 'stay';
  const { from, to, as } = fields(node, ['from', 'to', 'as']);
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
