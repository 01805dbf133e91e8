/** What people do in a scenario, in the words of the game. */
import { partName, type AnswerValue } from '#engine';
import { place, forces } from '../../support/scenario/names.ts';
import { fields, wrong, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  'bring-reserves': { prompt: 'bring-reserves', value: (_run, _by, node) => reservesBrought(node) },
};

const RESERVES_KEYS = ['to', 'forces'] as const;

/** `{ to: the-great-flat, forces: 9 }`, or with special ones among them `{ all: 9, special: 2 }`. */
function reservesBrought(node: Node): AnswerValue {
  const { to, forces: brought } = fields(node, RESERVES_KEYS);
  if (to === undefined || brought === undefined) return wrong(node, '`to` and `forces` are needed');
  const { count, special } = forces(brought);
  return { place: partName(place(to)), forces: count - special, special };
}
