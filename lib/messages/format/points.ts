/** Points of the log that a table can return to, each named by what happened next. */
import type { EditionId } from '../../model/editions.ts';
import type { LogFact } from '../../model/log.ts';
import { plural, formatNumber } from '../numbers.ts';
import { type Message, render } from '../message.ts';
import type { Telling } from '../messages.ts';
import { MESSAGES } from '../../messages.ts';
import { formatLogLineWithin } from './log.ts';
import { mergeByName } from './merge-by-name.ts';
import { OTHERS } from './others.ts';

type Clause = Message<LogFact, Telling>;
const POINTS: Readonly<Partial<Record<LogFact['code'], Clause>>> = mergeByName<LogFact['code'], Clause>(
  MESSAGES,
  'points',
);

/** A point, to stand after “back to”: `before Harkonnen sealed a plan`. */
export const formatPoint = (next: LogFact, edition: EditionId): string => `before ${happeningOf(next, edition)}`;

/** What going back means for the list of points: the chosen step and so many `later` ones, which stand above it. */
export const formatUndoing = (later: number): string =>
  `${later === 0 ? 'This step is' : `This step and the ${plural(later, { one: 'one', other: formatNumber(later) })} above it are`} undone, and everybody is told. What was seen cannot be unseen.`;

/** What the line tells, as one clause in the past tense: without what is so since then, and what follows from it. */
function happeningOf(fact: LogFact, edition: EditionId): string {
  const clause = POINTS[fact.code];
  return clause === undefined
    ? formatLogLineWithin(fact, edition).replace(/[.]$/, '')
    : render(clause, fact, { ...OTHERS, edition });
}
