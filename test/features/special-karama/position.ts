/** The board in the position of a scenario, as the moderator enters it. */
import { faction } from '../../support/scenario/names.ts';
import { listOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'karama-used': (node) => listOf(node, faction).map((who) => ({ kind: 'special-karama', faction: who, used: true })),
  'karama-unused': (node) =>
    listOf(node, faction).map((who) => ({ kind: 'special-karama', faction: who, used: false })),
};
