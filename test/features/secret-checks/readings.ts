/** Which answers are legal, read a second time from the rulebook. */
import type { SecretChecksContract } from '#lib/features/secret-checks/contract.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<SecretChecksContract> = {
  'check-own': (_state, _prompt, value) => value === 'right',
};
