/** The actions of this feature in scenario files. */
import { faction } from '../../support/scenario/names.ts';
import { fields, number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'give-spice': (_run, _by, node) => {
    const { to, amount } = fields(node, ['to', 'amount']);
    return { type: 'MakeGift', to: faction(to ?? node), amount: number(amount ?? node) };
  },
};
