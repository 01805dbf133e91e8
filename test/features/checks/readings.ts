/** Which answers are legal, read a second time from the rulebook. */
import type { ChecksContract } from '#lib/activities/checks/contract.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<ChecksContract> = {
  'check-own': (_state, _prompt, value) => value === 'right',
};
