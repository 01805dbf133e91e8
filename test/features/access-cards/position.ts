/** What a scenario says of the access cards, as a moderator enters it. */
import { faction } from '../../support/scenario/names.ts';
import { entries } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'access-buyers': (node) =>
    entries(node).map(([sale, buyer]) => ({ kind: 'access-buyer', sale: Number(sale), buyer: faction(buyer) })),
};
