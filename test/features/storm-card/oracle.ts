/** The legal answers, by a second reading of the rulebook. */
import type { StormCardContract } from '#lib/factions/fremen/storm-card/contract.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<StormCardContract> = {
  'storm-card': (_state, _prompt, value) => isWholeNumber(value, 1, 6),
};
