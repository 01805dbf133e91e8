/** The board in the position of a scenario, as the moderator enters it. */
import { faction, stormSector } from '../../support/scenario/names.ts';
import { listOf, oneOf, wrong } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  storm: (node) => [{ kind: 'storm', sector: stormSector(node) }],
  'shield-wall': (node) => [
    { kind: 'shield-wall', stands: oneOf(node, ['standing', 'destroyed'], 'state of the wall') === 'standing' },
  ],
  'last-wheels': (node) => {
    const [one, two, ...more] = listOf(node, faction);
    if (more.length > 0) wrong(node, 'two factions use the wheels');
    return [{ kind: 'last-wheels', one: one ?? null, two: two ?? null }];
  },
};
