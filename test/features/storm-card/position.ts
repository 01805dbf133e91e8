/** The storm card in the position of a scenario, as players enter it. */
import { number, oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const facts: Words['facts'] = {
  'storm-card': (node) => [
    { kind: 'storm-card', lies: oneOf(node, ['face-down', 'none'], 'storm card') === 'face-down' },
  ],
};

export const secrets: Words['secrets'] = {
  'storm-card': (node) => ({ kind: 'storm-card', card: node.value === 'untold' ? 'untold' : number(node) }),
};

export const given: Words['given'] = {
  'storm-cards': 'storm-card',
};
