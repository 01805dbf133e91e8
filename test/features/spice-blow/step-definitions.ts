/** The actions of this feature in scenario files. */
import { territory } from '../../support/scenario/names.ts';
import { type Node, oneOf, text } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

const CARDS = ['shai-hulud', 'reshuffled', 'mentat-draws'];

export const answers: Words['answers'] = {
  'spice-card': {
    prompt: 'spice-card',
    value: (_run, _by, node) => (CARDS.includes(text(node)) ? text(node) : territory(node)),
  },
};

export const acts: Words['acts'] = {
  'take-card-back': (_run, _by, value) => {
    oneOf(value, ['spice-card'], 'what is taken back');
    return { type: 'TakeSpiceCardBack' };
  },
};

export const moderator: Words['moderator'] = {
  'tell-spice-card': (_run, node) => [{ type: 'TellSpiceCard', card: cardIn(node) }],
};

function cardIn(node: Node) {
  const { value } = node;
  return value === 'shai-hulud' || value === 'reshuffled' ? value : territory(node);
}
