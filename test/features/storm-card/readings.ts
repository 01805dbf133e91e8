/** Which answers are legal, read a second time from the rulebook. */
import type { StormCardContract } from '#lib/factions/fremen/storm-card/contract.ts';
import { isWholeNumber } from '../../support/oracle/losses.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<StormCardContract> = {
  'storm-card': (_state, _prompt, value) => isWholeNumber(value, 1, 6),
};
