/** Lines of the log. */
import type { EditionId } from '../../model/editions.ts';
import type { LogFact } from '../../model/log.ts';
import { capital } from '../numbers.ts';
import { type Say, said } from '../message.ts';
import type { Others, Telling } from '../messages.ts';
import { WORDS } from '../../messages.ts';
import { merged } from './merged.ts';
import { OTHERS } from './others.ts';

type Cover = (fact: LogFact, others: Others) => string | null;
const LINES = merged<LogFact['code'], Say<LogFact, Telling>>(WORDS, 'told');
const COVERED: Readonly<Partial<Record<LogFact['code'], Cover>>> = merged<LogFact['code'], Cover>(WORDS, 'covered');

/** One line of the log, in the past tense: `Atreides sealed a plan.` */
export const sayLogLine = (fact: LogFact, edition: EditionId): string => capital(sayLogLineWithin(fact, edition));

/** The same with a small first letter, to stand within another sentence. */
export const sayLogLineWithin = (fact: LogFact, edition: EditionId): string =>
  said(LINES[fact.code], fact, { ...OTHERS, edition });

/**
 * The same line as it may stand openly on its owner's phone: what happened, never what it was about. `null` where the
 * line tells no secret.
 */
export function sayLogLineCovered(fact: LogFact): string | null {
  const covered = COVERED[fact.code]?.(fact, OTHERS) ?? null;
  return covered === null ? null : capital(covered);
}
