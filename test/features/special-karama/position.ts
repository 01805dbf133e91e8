/** What a scenario says of the board, as a moderator enters it. */
import { faction } from '../../support/scenario/names.ts';
import { listOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'karama-used': (node) => listOf(node, faction).map((who) => ({ kind: 'special-karama', faction: who, used: true })),
  'karama-unused': (node) =>
    listOf(node, faction).map((who) => ({ kind: 'special-karama', faction: who, used: false })),
};
