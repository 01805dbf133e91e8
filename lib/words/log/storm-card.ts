import { assertNever } from '../../core/assert-never.ts';
import type { StormCardTold } from '../../factions/fremen/storm-card/contract.ts';
import { isLogFactOf } from '../../table/log.ts';
import { theFaction, theFactions } from '../names.ts';
import { saySectors } from '../../phases/storm/words.ts';

const CODES = ['storm-card-revealed', 'storm-card-drawn', 'own-storm-card'] as const;

/** Whether the line is told of a storm card. */
export const isStormCardLine = isLogFactOf(CODES);

/** A line of the log, its first letter small. */
export function sayStormCardLine(fact: StormCardTold): string {
  switch (fact.code) {
    case 'own-storm-card':
      return `you drew the next storm card: ${saySectors(fact.card)}.`;
    case 'storm-card-revealed':
      return `${theFaction(fact.by)} turned the storm card over: ${saySectors(fact.card)}.`;
    case 'storm-card-drawn':
      return `the next storm card was ${theFactions(fact.faction)} to look at.`;
    default:
      return assertNever(fact);
  }
}
