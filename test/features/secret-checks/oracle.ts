/** The legal answers, by a second reading of the rulebook. */
import type { SecretChecksContract } from '#lib/features/secret-checks/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<SecretChecksContract> = {
  'check-own': (_state, _prompt, value) => value === 'right',
};
