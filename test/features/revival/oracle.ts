/** The legal answers, by a second reading of the rulebook. */
import type { RevivalContract } from '#lib/features/revival/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { isRevival } from './oracle-rules.ts';

export const oracle: Oracle<RevivalContract> = {
  revive: (state, { faction: asks }, value) => isRevival(state, asks, value),
  // 002 Fremen sheet: Fremen decide. After a permanent refusal, no faction gets free revivals.
  'let-revive': (_state, { leave }, value) => value === false || (value === true && leave !== 'denied'),
};
