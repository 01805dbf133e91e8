/** The legal answers, by a second reading of the rulebook. */
import type { KaramaContract } from '#lib/model/machine.ts';
import { isPass, isCancelling } from '../../support/oracle/cards.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<KaramaContract> = {
  cancel: (state, { faction: asks, uses }, value) => isPass(value) || isCancelling(state, asks, uses, value),
};
