/** The actions of this feature in scenario files. */
import { TRUTHS, type AnswerValue, type FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { faction } from '../../support/scenario/names.ts';
import { fields, oneOf, text, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  truthtrance: { prompt: 'free-play', value: truthtrancePlay },
  tell: { prompt: 'tell-truth', value: (_run, _by, node) => oneOf(node, TRUTHS, 'answer') },
};

const TRUTHTRANCE_KEYS = ['of', 'ask'] as const;

/** A scenario writes `{ of: atreides, ask: "Do you hold a lasgun?" }`. */
function truthtrancePlay(run: Run, by: FactionId, node: Node): AnswerValue {
  const { of, ask } = fields(node, TRUTHTRANCE_KEYS);
  if (of === undefined || ask === undefined) return wrong(node, '`of` and `ask` are needed');
  return { play: true, ...cardsLaid(run, by, ['truthtrance'])[0], of: faction(of), question: text(ask) };
}
