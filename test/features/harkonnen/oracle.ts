/** The legal answers, by a second reading of the rulebook. */
import type { HarkonnenContract } from '#lib/factions/harkonnen/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<HarkonnenContract> = {
  capture: (_state, _prompt, value) => value === 'draw' || value === 'leave',
  captive: (_state, _prompt, value) => value === 'keep' || value === 'kill',
};
