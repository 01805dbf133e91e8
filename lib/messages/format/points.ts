/** Points of the log that a table can return to, each named by what happened next. */
import type { EditionId } from '../../model/editions.ts';
import type { LogFact } from '../../model/log.ts';
import { byCount, figure } from '../numbers.ts';
import { type Say, said } from '../message.ts';
import type { Telling } from '../messages.ts';
import { WORDS } from '../../messages.ts';
import { sayLogLineWithin } from './log.ts';
import { merged } from './merged.ts';
import { OTHERS } from './others.ts';

type Clause = Say<LogFact, Telling>;
const POINTS: Readonly<Partial<Record<LogFact['code'], Clause>>> = merged<LogFact['code'], Clause>(WORDS, 'points');

/** A point, to stand after “back to”: `before Harkonnen sealed a plan`. */
export const sayPoint = (next: LogFact, edition: EditionId): string => `before ${happeningOf(next, edition)}`;

/** What going back means for the list of points: the chosen step and so many `later` ones, which stand above it. */
export const sayUndoing = (later: number): string =>
  `${later === 0 ? 'This step is' : `This step and the ${byCount(later, { one: 'one', other: figure(later) })} above it are`} undone, and everybody is told. What was seen cannot be unseen.`;

/** What the line tells, as one clause in the past tense: without what is so since then, and what follows from it. */
function happeningOf(fact: LogFact, edition: EditionId): string {
  const clause = POINTS[fact.code];
  return clause === undefined
    ? sayLogLineWithin(fact, edition).replace(/[.]$/, '')
    : said(clause, fact, { ...OTHERS, edition });
}
