import { assertNever } from '../../../core/assert-never.ts';
import type { KwisatzHaderachTold } from './contract.ts';
import { isLogFactOf } from '../../../table/log.ts';

/** Whether the line is told of the Kwisatz Haderach. */
export const isKwisatzHaderachLine = isLogFactOf(['kwisatz-haderach-killed', 'kwisatz-haderach-revived']);

/** A line of the log, its first letter small. */
export function sayKwisatzHaderachLine(fact: KwisatzHaderachTold): string {
  switch (fact.code) {
    case 'kwisatz-haderach-killed':
      return 'the Kwisatz Haderach went to the tanks.';
    case 'kwisatz-haderach-revived':
      return 'the Kwisatz Haderach came back from the tanks.';
    default:
      return assertNever(fact);
  }
}
