/** Whether two grammars accept the same, however they are written down. */
import { isDeepStrictEqual } from 'node:util';
import { contains, enumerate, sample, seededRandom, type AnswerValue, type Grammar } from '#engine';

/** So many answers of each, in their order, and so many of chance are held against the other. */
const LISTED = 500;
const SAMPLED = 100;

/**
 * The same JSON, or every answer listed of the one is legal in the other and the other way round. A release that writes
 * legal answers in another way still has to read how they were written here: recorded ones are read by its `contains`.
 */
export const sameAnswers = (recorded: Grammar, found: Grammar): boolean =>
  isDeepStrictEqual(recorded, JSON.parse(JSON.stringify(found))) ||
  (isWithin(recorded, found) && isWithin(found, recorded));

function isWithin(some: Grammar, all: Grammar): boolean {
  for (const answer of listed(some)) if (!contains(all, answer)) return false;
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
