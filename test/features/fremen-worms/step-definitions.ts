/** The actions of this feature in scenario files. */
import { partName, presentIn, type AnswerValue, type FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { countsAt, faction, forces, keyNode, place, territory } from '../../support/scenario/names.ts';
import { entries, fields, type Node, oneOf, truth, wrong } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';
import { promptOf } from '../../support/table.ts';

export const answers: Words['answers'] = {
  'karama-worm': {
    prompt: 'free-play',
    value: (run, by, node) => ({ play: true, ...cardsLaid(run, by, ['karama'])[0], worm: territory(node) }),
  },
  'place-worm': {
    prompt: 'place-worm',
    value: (_run, _by, node) => (node.value === 'leave' ? 'leave' : territory(node)),
  },
  'spare-ally': {
    prompt: 'spare-ally',
    value: (_run, _by, node) =>
      Object.fromEntries(
        entries(node).map(([who, said]) => [faction(keyNode(said, who)), oneOf(said, ['spare', 'leave'], 'fate')]),
      ),
  },
  'ride-worm': {
    prompt: 'ride-worm',
    value: (run, by, node) => (node.value === 'stay' ? 'stay' : ride(run, by, node)),
  },
};

const RIDE_KEYS = ['to', 'forces', 'devours'] as const;

/** A scenario writes `{ to: carthag, forces: 3 }` if all forces in the worm's territory are in one sector. */
function ride({ table }: Run, by: FactionId, node: Node): AnswerValue {
  const { to, forces: riders, devours } = fields(node, RIDE_KEYS);
  const stack = promptOf(table, by, 'ride-worm')?.stacks[0];
  if (to === undefined || riders === undefined) return wrong(node, '`to` and `forces` are needed');
  if (stack === undefined) return { to: partName(place(to)) };
  const kinds = presentIn(stack).map(({ name }) => [name, 0] as const);
  return {
    to: partName(place(to)),
    ...(devours === undefined ? {} : { devours: truth(devours) }),
    ...Object.fromEntries(kinds),
    ...countsAt(stack, forces(riders)),
  };
}
