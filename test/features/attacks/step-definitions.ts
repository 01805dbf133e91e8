/** The actions of this feature in scenario files. */
import { VOICE_KINDS, type AnswerValue } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { card, isNone, leader } from '../../support/scenario/names.ts';
import { oneOf, text, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  /** A scenario writes `stilgar`, or `none`. */
  'attack-leader': {
    prompt: 'attack-leader',
    value: (_run, _by, node) => (isNone(node) ? 'none' : leader(node)),
  },
  'command-attack': { prompt: 'command-attack', value: (_run, _by, node) => commanded(node) },
  /** A scenario writes `lasgun`, or `none`. */
  'attack-with': {
    prompt: 'attack-card',
    value: (run, by, node) => {
      if (isNone(node)) return null;
      const [played] = cardsLaid(run, by, [card(node)]);
      return played === undefined ? 'nothing' : { slot: played.slot, card: played.card };
    },
  },
};

/** A scenario writes `play poison`, `no lasgun`, or `silent`. */
function commanded(node: Node): AnswerValue {
  if (node.value === 'silent') return null;
  const [play, kind] = text(node).split(' ');
  return {
    play: oneOf({ ...node, value: play }, ['play', 'no'], 'command') === 'play',
    kind: oneOf({ ...node, value: kind }, VOICE_KINDS, 'kind of card'),
  };
}
