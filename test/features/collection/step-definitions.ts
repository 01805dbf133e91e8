/** The actions of this feature in scenario files. */
import { partName, type AnswerValue, type FactionId } from '#engine';
import { keyNode, place } from '../../support/scenario/names.ts';
import { entries, number, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { promptOf } from '../../support/table.ts';

export const answers: Words['answers'] = {
  'collect-less': { prompt: 'collect-less', value: (run, by, node) => lessTaken(run, by, node) },
};

/** Takes less spice: `{ the-great-flat: 3 }`; from all other parts the maximum is taken. */
function lessTaken({ table }: Run, by: FactionId, node: Node): AnswerValue {
  const all = promptOf(table, by, 'collect-less')?.fields ?? [];
  return Object.fromEntries([
    ...all.map((field) => [partName(field), field.most] as const),
    ...entries(node).map(([where, amount]) => [partName(place(keyNode(amount, where))), number(amount)] as const),
  ]);
}
