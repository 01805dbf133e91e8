/** The actions of this feature in scenario files. */
import { VOICE_KINDS, type AnswerValue } from '#engine';
import { oneOf, text, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  voice: { prompt: 'voice', value: (_run, _by, node) => voiceCommand(node) },
};

/** A scenario writes `play poison`, `no shield`, or `silent`. */
function voiceCommand(node: Node): AnswerValue {
  if (node.value === 'silent') return null;
  const [play, kind] = text(node).split(' ');
  return {
    play: oneOf({ ...node, value: play }, ['play', 'no'], 'command') === 'play',
    kind: oneOf({ ...node, value: kind }, VOICE_KINDS, 'kind of card'),
  };
}
