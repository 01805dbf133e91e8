/** Whether two grammars accept the same, however they are written down. */
import { isDeepStrictEqual } from 'node:util';
import { contains, enumerate, getField, sample, seededRandom, type AnswerValue, type Grammar } from '#engine';

/** So many answers of each, in their order, and so many of chance are held against the other. */
const LISTED = 500;
const SAMPLED = 100;

/**
 * The same JSON, or every answer listed of the one is legal in the other and the other way round. A release that writes
 * legal answers in another way still has to read how they were written here: recorded ones are read by its `contains`.
 */
export const sameAnswers = (recorded: Grammar, found: Grammar): boolean =>
  isDeepStrictEqual(recorded, JSON.parse(JSON.stringify(found))) ||
  (isWithin(recorded, found) && isWithin(found, recorded, isOfferedSince));

/** Whether all of it came after the oldest logs were recorded, so that nobody was asked it there. */
export function areOfferedSince(found: Grammar): boolean {
  for (const answer of listed(found)) if (!isOfferedSince(answer)) return false;
  return true;
}

/**
 * A Karama was only played against others, before it was played for what it does for its owner; and what the Emperor is
 * paid was stopped by a true Karama alone.
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
