/** The secrets in the position of a scenario, as their owners enter them. */
import { leader } from '../../support/scenario/names.ts';
import { fields, listOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const secrets: Words['secrets'] = {
  captives: (node) => {
    const { held, 'face-down': faceDown } = fields(node, CAPTIVE_WORDS);
    return {
      kind: 'captives',
      held: held === undefined ? [] : listOf(held, leader),
      faceDown: faceDown === undefined ? [] : listOf(faceDown, leader),
    };
  },
};

export const given: Words['given'] = {
  captives: 'captives',
};

export const CAPTIVE_WORDS = ['held', 'face-down'] as const;
