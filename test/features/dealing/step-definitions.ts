/** The actions of this feature in scenario files. */
import { faction, keyNode, leader } from '../../support/scenario/names.ts';
import { entries, number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  'keep-traitor': { prompt: 'choose-traitor', value: (_run, _by, node) => leader(node) },
};

export const moderator: Words['moderator'] = {
  deal: (_run, value) => {
    if (value.value === 'traitors') return [{ type: 'DealTraitors' }];
    return entries(value).map(([who, count]) => ({
      type: 'DealCards',
      faction: faction(keyNode(value, who)),
      count: number(count),
    }));
  },
  'return-hand': (_run, value) => [{ type: 'ReturnHand', faction: faction(value) }],
};
