/** The actions and assertions of this feature in scenario files. */
import { cardsLaid } from '../../support/scenario/answers.ts';
import { differs } from '../../support/scenario/compare.ts';
import { card, faction } from '../../support/scenario/names.ts';
import { fields, items, wrong } from '../../support/scenario/node.ts';
import { tableView } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  'give-a-card': { prompt: 'give-a-card', value: (_run, _by, node) => node.value === true },
  // `{ card: shield, to: guild }`, or `none`.
  'give-card': {
    prompt: 'card-to-give',
    value: (run, by, node) => {
      if (node.value === 'none') return 'none';
      const { card: title, to } = fields(node, ['card', 'to']);
      if (title === undefined || to === undefined) return wrong(node, '`card` and `to` are needed');
      const slot = cardsLaid(run, by, [card(title)])[0]?.slot;
      return slot === undefined ? wrong(title, 'the card is not in the hand') : { slot, to: faction(to) };
    },
  },
};

export const checks: Words['checks'] = {
  'cards-given-to': ({ table }, node) => differs(node, items(node).map(faction), tableView(table).cardGift.given),
};
