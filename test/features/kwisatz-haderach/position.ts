/** The Kwisatz Haderach in the position of a scenario, as players enter it. */
import { type PublicFact } from '#engine';
import { territory } from '../../support/scenario/names.ts';
import { number, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'kwisatz-haderach': (node) => [kwisatzHaderachStands(node)],
};

/** Where the Kwisatz Haderach is: `tanks`, `ready`, or the territory where it was used this phase. */
function kwisatzHaderachStands(node: Node): PublicFact {
  const where = node.value === 'tanks' ? 'tanks' : 'ready';
  const isPlace = node.value !== 'tanks' && node.value !== 'ready';
  return { kind: 'kwisatz-haderach', where, usedIn: isPlace ? territory(node) : null };
}

export const secrets: Words['secrets'] = {
  'battle-losses': (node) => ({ kind: 'battle-losses', losses: number(node) }),
};

export const given: Words['given'] = {
  'battle-losses': 'battle-losses',
};
