/** Which answers are legal, read a second time from the rulebook. */
import type { KaramaContract } from '#lib/model/machine.ts';
import { isPass, isStopping } from '../../support/oracle/cards.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<KaramaContract> = {
  interfere: (state, { asks, uses }, value) => isPass(value) || isStopping(state, asks, uses, value),
};
