/** Which answers are legal, read a second time from the rulebook. */
import type { HarkonnenContract } from '#lib/factions/harkonnen/contract.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<HarkonnenContract> = {
  capture: (_state, _prompt, value) => value === 'draw' || value === 'leave',
  captive: (_state, _prompt, value) => value === 'keep' || value === 'kill',
};
