/** Whether two grammars accept the same answers, even if they are written differently. */
import { isDeepStrictEqual } from 'node:util';
import { contains, enumerate, getField, sample, seededRandom, type AnswerValue, type Grammar } from '#engine';

/** How many answers of each grammar are tested with the other: this many in order, and this many random ones. */
const LISTED = 500;
const SAMPLED = 100;

/**
 * Whether two grammars are the same JSON, or each listed answer of one is legal in the other. A release may write legal
 * answers in another form, but must still read the recorded form: `contains` reads it.
 */
export const sameAnswers = (recorded: Grammar, found: Grammar): boolean =>
  isDeepStrictEqual(recorded, JSON.parse(JSON.stringify(found))) ||
  (isWithin(recorded, found) && isWithin(found, recorded, isOfferedSince));

/** Whether every new answer was introduced after the oldest logs were recorded. Those logs then could not offer it. */
export function areOfferedSince(found: Grammar): boolean {
  for (const answer of listed(found)) if (!isOfferedSince(answer)) return false;
  return true;
}

/**
 * Whether an answer is new. At first a Karama could only cancel powers of others, and only a true Karama could cancel
 * the Emperor's payment.
 */
const isOfferedSince = (answer: AnswerValue): boolean =>
  getField(answer, 'card') === 'karama'
    ? ['revives', 'swaps', 'worm'].some((field) => getField(answer, field) !== undefined)
    : getField(answer, 'cancels') === 'emperor/card-income';

function isWithin(some: Grammar, all: Grammar, isNew: (answer: AnswerValue) => boolean = () => false): boolean {
  for (const answer of listed(some)) if (!contains(all, answer) && !isNew(answer)) return false;
  return true;
}

function* listed(grammar: Grammar): Generator<AnswerValue> {
  let count = 0;
  for (const answer of enumerate(grammar)) {
    yield answer;
    count += 1;
    if (count === LISTED) break;
  }
  const random = seededRandom(LISTED);
  for (let at = 0; count === LISTED && at < SAMPLED; at += 1) yield sample(grammar, random);
}
