/** The open spice cards in the position of a scenario. */
import { territory } from '../../support/scenario/names.ts';
import { items, number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'worms-come': (node) => [{ kind: 'worms-come', count: number(node) }],
  'spice-piles': (node) =>
    items(node).map((top, pile) => ({
      kind: 'spice-pile',
      pile,
      top: top.value === 'none' ? null : territory(top),
    })),
};
