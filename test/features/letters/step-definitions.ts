/** The actions of this feature in scenario files. */
import type { LetterMoment } from '#engine';
import { faction } from '../../support/scenario/names.ts';
import { fields, number, oneOf, text, wrong, type Node } from '../../support/scenario/node.ts';
import type { Words } from '../../support/scenario/words.ts';

export const acts: Words['acts'] = {
  'seal-letter': (_run, _by, node) => {
    const { words, opens } = fields(node, ['words', 'opens'] as const);
    if (words === undefined || opens === undefined) return wrong(node, '`words` and `opens` are needed');
    return { type: 'SealLetter', words: text(words), opens: moment(opens) };
  },
  'destroy-letter': (_run, _by, node) => ({ type: 'DestroyLetter', letter: `l${number(node)}` }),
};

/** A scenario writes `end`, `{ turn: 4 }`, `{ battle: emperor }` or `{ win: guild }`. */
function moment(node: Node): LetterMoment {
  if (typeof node.value === 'string') return { at: oneOf(node, ['end'] as const, 'moment') };
  const { turn, battle, win } = fields(node, ['turn', 'battle', 'win'] as const);
  if (turn !== undefined) return { at: 'turn', turn: number(turn) };
  if (battle !== undefined) return { at: 'battle', faction: faction(battle) };
  if (win !== undefined) return { at: 'win', faction: faction(win) };
  return wrong(node, '`turn`, `battle` or `win` is needed');
}
