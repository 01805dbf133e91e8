/** The state of a running duel in a scenario, as a moderator enters it. */
import type { BorderId, SectorId } from '#lib/model/dueling.ts';
import { keyNode, faction } from '../../support/scenario/names.ts';
import { entries, number, text, truth } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  /** The sectors of leaders: `{ guild: sector-2-1 }` */
  'duel-places': (node) =>
    entries(node).map(([who, at]) => ({
      kind: 'duel-place',
      faction: faction(keyNode(node, who)),
      at: text(at) as SectorId,
    })),
  'duel-worth': (node) =>
    entries(node).map(([who, worth]) => ({
      kind: 'duel-worth',
      faction: faction(keyNode(node, who)),
      worth: number(worth),
    })),
  'duel-backing': (node) =>
    entries(node).map(([who, amount]) => ({
      kind: 'duel-backing',
      faction: faction(keyNode(node, who)),
      amount: number(amount),
    })),
  /** The blocks that lie or lie no more: `{ border-1-2: true }` */
  'duel-blocks': (node) =>
    entries(node).map(([border, lies]) => ({ kind: 'duel-block', border: border as BorderId, lies: truth(lies) })),
};
