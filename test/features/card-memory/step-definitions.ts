/** The actions of this feature in scenario files. */
import { CARD_KINDS } from '#engine';
import { faction, keyNode } from '../../support/scenario/names.ts';
import { entries, listOf, oneOf, wrong } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  /** A scenario writes `{ harkonnen: [lasgun, karama] }` for the cards that the player marks for the Harkonnen hand. */
  'mark-hand': (_run, _by, node) => {
    const [told] = entries(node);
    if (told === undefined) return wrong(node, 'a faction is needed');
    const [who, kinds] = told;
    return {
      type: 'MarkHand',
      faction: faction(keyNode(kinds, who)),
      kinds: listOf(kinds, (kind) => oneOf(kind, CARD_KINDS, 'kind of card')),
    };
  },
};
