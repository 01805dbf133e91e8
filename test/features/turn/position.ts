/** The board in the position of a scenario, as the moderator enters it. */
import { PHASES, type PublicFact } from '#engine';
import { faction } from '../../support/scenario/names.ts';
import { items, listOf, number, oneOf, wrong } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  turn: (node) => [{ kind: 'turn', turn: number(node) }],
  phase: (node) => [{ kind: 'phase', phase: oneOf(node, PHASES, 'phase') }],
  first: (node) => [{ kind: 'first-player', faction: faction(node) }],
  allies: (node) =>
    items(node).map((together): PublicFact => {
      const members = listOf(together, faction);
      return members.length > 1
        ? { kind: 'alliance', members }
        : wrong(together, 'an alliance has two members or more');
    }),
  unallied: (node) => listOf(node, faction).map((who) => ({ kind: 'alliance', members: [who] })),
};
