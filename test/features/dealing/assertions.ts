/** The assertions about the decks that the app keeps. */
import { faction, keyNode, leader } from '../../support/scenario/names.ts';
import { differs, differsAsSet } from '../../support/scenario/compare.ts';
import { entries, listOf, number, oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';
import { promptOf, stateOf } from '../../support/table.ts';

export const checks: Words['checks'] = {
  'deck-sizes': ({ table }, node) => {
    const { treacheryDeck, traitorDeck } = stateOf(table);
    const left = { treachery: treacheryDeck.length, traitors: traitorDeck.length };
    return entries(node).flatMap(([name, wanted]) => {
      const deck = oneOf(keyNode(wanted, name), ['treachery', 'traitors'], 'deck');
      return differs(wanted, number(wanted), left[deck]);
    });
  },
  'traitors-dealt': ({ table }, node) =>
    entries(node).flatMap(([who, wanted]) => {
      const dealt = promptOf(table, faction(keyNode(wanted, who)), 'choose-traitor')?.dealt ?? [];
      return wanted.value === 'none'
        ? differs(wanted, 0, dealt.length)
        : typeof wanted.value === 'number'
          ? differs(wanted, number(wanted), dealt.length)
          : differsAsSet(wanted, listOf(wanted, leader), dealt);
    }),
};
