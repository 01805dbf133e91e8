/** The lines of the log, and the names of points in it. */
import type { EditionId } from '../../model/editions.ts';
import type { LogFact } from '../../model/log.ts';
import { capitalize } from '../numbers.ts';
import { type Message, render } from '../message.ts';
import type { Others, Telling } from '../messages.ts';
import { MESSAGES } from '../../messages.ts';
import { mergeByName } from './merge-by-name.ts';
import { OTHERS } from './others.ts';

type Cover = (fact: LogFact, others: Others) => string | null;
const LINES = mergeByName<LogFact['code'], Message<LogFact, Telling>>(MESSAGES, 'log');
const POINTS: Readonly<Partial<Record<LogFact['code'], Message<LogFact, Telling>>>> = mergeByName<
  LogFact['code'],
  Message<LogFact, Telling>
>(MESSAGES, 'points');
const COVERED: Readonly<Partial<Record<LogFact['code'], Cover>>> = mergeByName<LogFact['code'], Cover>(
  MESSAGES,
  'covered',
);

/** Returns one line of the log, in the past tense: `Atreides sealed a plan.` */
export const formatLogLine = (fact: LogFact, edition: EditionId): string =>
  capitalize(formatLogLineWithin(fact, edition));

/** Returns a line of the log without a capital first letter, for use within another sentence. */
const formatLogLineWithin = (fact: LogFact, edition: EditionId): string =>
  render(LINES[fact.code], fact, tellingAt(edition));

/**
 * Returns the name of a point of the log, by what happened next: `before Harkonnen sealed a plan`. It follows the words
 * “back to”.
 */
export const formatPoint = (next: LogFact, edition: EditionId): string => `before ${happeningOf(next, edition)}`;

/** Returns what happened, as one clause in the past tense, without the consequences that the line may contain. */
function happeningOf(fact: LogFact, edition: EditionId): string {
  const clause = POINTS[fact.code];
  return clause === undefined
    ? formatLogLineWithin(fact, edition).replace(/[.]$/, '')
    : render(clause, fact, tellingAt(edition));
}

const tellingAt = (edition: EditionId): Telling => ({
  ...OTHERS,
  edition,
  sayPoint: (next) => formatPoint(next, edition),
});

/**
 * Returns a line of the log in a form that may stand uncovered on its owner's phone: the line says what happened,
 * without the secret. Returns `null` if the line contains no secret.
 */
export function formatLogLineCovered(fact: LogFact): string | null {
  const covered = COVERED[fact.code]?.(fact, OTHERS) ?? null;
  return covered === null ? null : capitalize(covered);
}
