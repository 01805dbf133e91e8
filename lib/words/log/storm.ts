import { assertNever } from '../../core/assert-never.ts';
import type { StormTold } from '../../phases/storm/contract.ts';
import { isLogFactOf } from '../../table/log.ts';
import { theFaction } from '../names.ts';
import { listed } from '../numbers.ts';
import { sayDials, saySectors } from '../../phases/storm/words.ts';

const CODES = [
  'storm-began',
  'storm-dials-reset',
  'weather-controlled',
  'storm-dial-committed',
  'storm-dial-withdrawn',
  'storm-dials-revealed',
  'shield-wall-destroyed',
  'storm-moved',
] as const;

/** Whether the line is told of a storm. */
export const isStormLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayStormLine(fact: StormTold): string {
  switch (fact.code) {
    case 'storm-began':
      return fact.dialers === null
        ? 'the storm gathered; a storm card lies ready.'
        : `the storm gathered; ${listed(fact.dialers.map(theFaction))} dial it.`;
    case 'storm-dials-reset':
      return fact.dialers === null
        ? 'a correction touched the storm: its card moves it.'
        : `${fact.because === 'stopped' ? 'no card moves this storm' : 'a correction touched the storm'}: ${listed(fact.dialers.map(theFaction))} dial it.`;
    case 'weather-controlled':
      return `${theFaction(fact.by)} played Weather Control: ${saySectors(fact.sectors)}.`;
    case 'storm-dial-committed':
      return `${theFaction(fact.faction)} sealed a wheel.`;
    case 'storm-dial-withdrawn':
      return `${theFaction(fact.faction)} opened its wheel again.`;
    case 'storm-dials-revealed':
      return `both wheels turned over: ${sayDials(fact.dials, fact.sectors)}`;
    case 'shield-wall-destroyed':
      return `${theFaction(fact.by)} played Family Atomics: the Shield Wall is destroyed.`;
    case 'storm-moved':
      return fact.sectors === 0
        ? `the storm stayed in sector ${fact.to}; ${theFaction(fact.firstPlayer)} is first player.`
        : `the storm moved ${saySectors(fact.sectors)}, to sector ${fact.to}; ${theFaction(fact.firstPlayer)} is first player.`;
    default:
      return assertNever(fact);
  }
}
