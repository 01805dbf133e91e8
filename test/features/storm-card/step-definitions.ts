/** The actions of this feature in scenario files. */
import { number } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  'storm-card': { prompt: 'storm-card', value: (_run, _by, node) => number(node) },
};
