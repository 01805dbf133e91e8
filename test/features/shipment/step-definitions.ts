/** The actions of this feature in scenario files. */
import { partName, type AnswerValue, type FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import type { Run } from '../../support/scenario/run.ts';
import { card, countsAt, forces, keyNode, place } from '../../support/scenario/names.ts';
import { entries, fields, isMapping, oneOf, wrong, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  ship: { prompt: 'ship', value: shipped },
  'prepare-shipment': { prompt: 'prepare-shipment', value: shipped },
  'bring-reserves': { prompt: 'bring-reserves', value: (_run, _by, node) => reservesBrought(node) },
};

const RESERVES_KEYS = ['to', 'forces'] as const;

/**
 * A scenario writes `{ to: the-great-flat, forces: 9 }`, or with special forces among them `{ all: 9, special: 2 }`.
 */
function reservesBrought(node: Node): AnswerValue {
  const { to, forces: brought } = fields(node, RESERVES_KEYS);
  if (to === undefined || brought === undefined) return wrong(node, '`to` and `forces` are needed');
  const { count, special } = forces(brought);
  return { place: partName(place(to)), forces: count - special, special };
}

/**
 * A scenario writes `none`, `as-prepared`, `{ forces: 3, to: carthag@10 }`, `{ across: { arrakeen@10: 3 }, to: … }` or
 * `{ back: { … } }`. It may add `as: advisors`, `own-spice: true` if allies would help, and `with: karama` for half the
 * price, or for a shipment that needs a Karama.
 */
function shipped(run: Run, by: FactionId, node: Node): AnswerValue {
  if (!isMapping(node)) return oneOf(node, ['none', 'as-prepared'], 'shipment');
  const said = fields(node, ['forces', 'to', 'across', 'back', 'as', 'own-spice', 'with']);
  const side = said.as === undefined ? 'fighters' : String(said.as.value);
  const laid = said.with === undefined ? {} : cardsLaid(run, by, [card(said.with)])[0];
  const own = said['own-spice'] !== undefined;
  if (said.back !== undefined) return { way: 'back', own, ...groupSaid(said.back), ...laid };
  if (said.to === undefined) return wrong(node, '`to` is needed');
  const to = partName(place(said.to));
  if (said.across !== undefined) return { way: 'across', own, to, side, ...groupSaid(said.across), ...laid };
  const { count, special, mercenaries = 0 } = forces(said.forces ?? node);
  // Only mercenaries of Fremen have their own way.
  const hired = mercenaries === 0 ? {} : { mercenaries };
  const way = by === 'fremen' && mercenaries > 0 ? 'hired' : 'down';
  return { way, own, to, side, forces: count - special - mercenaries, special, ...hired, ...laid };
}

/** The command names every stack of the territory; a stack without a number stays. */
const groupSaid = (node: Node): { readonly [part: string]: number } =>
  Object.fromEntries(
    entries(node).flatMap(([part, told]) => {
      const where = place(keyNode(told, part));
      return Object.entries({ [partName(where)]: 0, ...countsAt(where, forces(told)) });
    }),
  );
