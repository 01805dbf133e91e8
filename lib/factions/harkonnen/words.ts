import { assertNever } from '../../core/assert-never.ts';
import type { HarkonnenTold } from './contract.ts';
import { isLogFactOf } from '../../table/log.ts';
import { nameOfLeader, theFaction, theFactions } from '../../words/names.ts';
import { counted } from '../../words/numbers.ts';

const CODES = ['capture-declined', 'leader-captured', 'captive-killed', 'captive-kept', 'captives-returned'] as const;

/** Whether the line is told of captured leaders. */
export const isHarkonnenLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayHarkonnenLine(fact: HarkonnenTold): string {
  switch (fact.code) {
    case 'capture-declined':
      return `${theFaction(fact.by)} captured no leader.`;
    case 'leader-captured':
      return fact.leader === null
        ? `${theFaction(fact.captor)} captured one of ${theFactions(fact.owner)} leaders.`
        : `${theFaction(fact.captor)} captured ${nameOfLeader(fact.leader)} of ${theFaction(fact.owner)}.`;
    case 'captive-killed':
      return fact.leader === null
        ? `${theFaction(fact.captor)} put one of ${theFactions(fact.owner)} leaders face down into the tanks.`
        : `${theFaction(fact.captor)} put ${nameOfLeader(fact.leader)} of ${theFaction(fact.owner)} face down into the tanks.`;
    case 'captive-kept':
      return `${theFaction(fact.captor)} holds the captured leader.`;
    case 'captives-returned':
      return fact.because === 'used'
        ? `${theFaction(fact.captor)} gave the captured leader back after the battle.`
        : `${theFaction(fact.captor)} has no leader left: ${counted(fact.count, 'captured leader')} went home.`;
    default:
      return assertNever(fact);
  }
}
