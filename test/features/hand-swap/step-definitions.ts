/** The actions of this feature in scenario files. */
import { type AnswerValue, type FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { card, faction } from '../../support/scenario/names.ts';
import { fields, listOf, number, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import type { Words } from '../../support/scenario/words.ts';

export const answers: Words['answers'] = {
  'karama-swaps': { prompt: 'free-play', value: swap },
  'give-back': {
    prompt: 'give-back',
    value: (run, by, node) => cardsLaid(run, by, listOf(node, card)).map(({ slot }) => slot),
  },
};

const SWAP_KEYS = ['of', 'cards'] as const;

/** A scenario writes `{ of: guild, cards: 2 }`. */
function swap(run: Run, by: FactionId, node: Node): AnswerValue {
  const { of, cards } = fields(node, SWAP_KEYS);
  if (of === undefined || cards === undefined) return wrong(node, '`of` and `cards` are needed');
  return {
    play: true,
    ...cardsLaid(run, by, ['karama'])[0],
    swaps: { of: faction(of), cards: number(cards) },
  };
}
