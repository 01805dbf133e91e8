/** The actions of this feature in scenario files. */
import { faction } from '../../support/scenario/names.ts';
import { fields, number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  pledge: (_run, _by, node) => {
    const told = fields(node, ['to', 'cards', 'shipments', 'revivals']);
    const sum = (purpose: 'cards' | 'shipments' | 'revivals') => {
      const value = told[purpose];
      return value === undefined ? 0 : number(value);
    };
    return {
      type: 'PledgeSpice',
      to: faction(told.to ?? node),
      cards: sum('cards'),
      shipments: sum('shipments'),
      revivals: sum('revivals'),
    };
  },
};
