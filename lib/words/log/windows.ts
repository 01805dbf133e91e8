import { assertNever } from '../../core/assert-never.ts';
import { isLogFactOf } from '../../table/log.ts';
import type { KaramaTold } from '../../table/machine.ts';
import { theAct } from '../advantages.ts';
import { nameOfCard } from '../cards.ts';
import { theFaction } from '../names.ts';

const CODES = ['act-stands', 'act-cancelled', 'played-as-karama'] as const;

/** Whether the line is told of announced acts, stopped or not. */
export const isWindowLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayWindowLine(fact: KaramaTold): string {
  switch (fact.code) {
    case 'act-stands':
      return `nobody interfered with ${theAct(fact.act)}.`;
    case 'act-cancelled':
      return `${theFaction(fact.by)} stopped ${theAct(fact.act)} with a Karama.`;
    case 'played-as-karama':
      return `${theFaction(fact.by)} played ${nameOfCard(fact.card)} as a Karama, against ${theAct(fact.act)}.`;
    default:
      return assertNever(fact);
  }
}
