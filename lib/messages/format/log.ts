/** Lines of the log. */
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

/** One line of the log, in the past tense: `Atreides sealed a plan.` */
export const formatLogLine = (fact: LogFact, edition: EditionId): string =>
  capitalize(formatLogLineWithin(fact, edition));

/** The same with a small first letter, to stand within another sentence. */
const formatLogLineWithin = (fact: LogFact, edition: EditionId): string =>
  render(LINES[fact.code], fact, tellingAt(edition));

/** A point of the log, named by what happened next: `before Harkonnen sealed a plan`. It stands after “back to”. */
export const formatPoint = (next: LogFact, edition: EditionId): string => `before ${happeningOf(next, edition)}`;

/** What the line tells, as one clause in the past tense: without what is so since then, and what follows from it. */
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
 * The same line as it may stand openly on its owner's phone: what happened, never what it was about. `null` where the
 * line tells no secret.
 */
export function formatLogLineCovered(fact: LogFact): string | null {
  const covered = COVERED[fact.code]?.(fact, OTHERS) ?? null;
  return covered === null ? null : capitalize(covered);
}
