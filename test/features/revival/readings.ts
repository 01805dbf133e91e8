/** Which answers are legal, read a second time from the rulebook. */
import type { RevivalContract } from '#lib/features/revival/contract.ts';
import type { Readings } from '../../support/oracle/reading.ts';
import { isRevival } from './oracle.ts';

export const readings: Readings<RevivalContract> = {
  revive: (state, { asks }, value) => isRevival(state, asks, value),
  // 002 Fremen sheet: at their discretion.
  // Denied for good, nobody is let.
  'let-revive': (_state, { leave }, value) => value === false || (value === true && leave !== 'denied'),
};
