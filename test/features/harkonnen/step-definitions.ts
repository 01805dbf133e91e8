/** The actions of this feature in scenario files. */
import { oneOf } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  capture: { prompt: 'capture', value: (_run, _by, node) => oneOf(node, ['draw', 'leave'], 'word') },
  captive: { prompt: 'captive', value: (_run, _by, node) => oneOf(node, ['keep', 'kill'], 'fate') },
};
