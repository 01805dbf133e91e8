/** The actions of this feature in scenario files. */
import { ADVANTAGE_IDS, type AnswerValue, type FactionId } from '#engine';
import { cardsLaid } from '../../support/scenario/answers.ts';
import { card } from '../../support/scenario/names.ts';
import { fields, isMapping, oneOf, wrong, type Node } from '../../support/scenario/node.ts';
import type { Run } from '../../support/scenario/run.ts';
import { everybodyPasses } from '../../support/scenario/answers.ts';
import { promptOf } from '../../support/table.ts';
import type { Words } from '../../support/scenario/words.ts';

/** The prompts that offer a Karama in a storm together with another card. */
const ALONG_WITH_A_CARD = ['weather-control', 'family-atomics'] as const;

export const answers: Words['answers'] = {
  cancel: { prompt: 'cancel', or: ALONG_WITH_A_CARD, value: karamaAnswer },
};

const INTERFERE_KEYS = ['with', 'against'] as const;

/**
 * A scenario writes `karama`, a card that is played as a Karama, or `none`. If several powers can be cancelled, it adds
 * `with` and `against`.
 */
function karamaAnswer(run: Run, by: FactionId, node: Node): AnswerValue {
  const { with: laid, against } = isMapping(node) ? fields(node, INTERFERE_KEYS) : { with: node, against: undefined };
  if (laid === undefined) return wrong(node, '`with` says which card');
  if (laid.value === 'none') return { play: false };
  const asked =
    promptOf(run.table, by, 'cancel') ??
    ALONG_WITH_A_CARD.map((kind) => promptOf(run.table, by, kind)).find((prompt) => prompt !== null);
  const uses = asked?.uses ?? [];
  const wanted = against === undefined ? null : oneOf(against, ADVANTAGE_IDS, 'power');
  const use = wanted === null ? 0 : uses.findIndex((one) => 'advantage' in one && one.advantage === wanted);
  return { play: true, ...cardsLaid(run, by, [card(laid)])[0], use };
}

export const sentences: Words['sentences'] = {
  'nobody cancels': (run) => everybodyPasses(run, 'cancel', { play: false }),
};
