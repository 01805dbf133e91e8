/** The legal answers, by a second reading of the rulebook. */
import type { PauseContract } from '#lib/features/mentat-pause/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<PauseContract> = {
  'check-board': (_state, _prompt, value) =>
    ['right', 'forces', 'reserves', 'tanks', 'leaders', 'spice'].some((word) => word === value),
  'open-prediction': ({ prediction, turn }, { faction: asks, victory: { winners } }, value) => {
    const told = prediction?.told ?? 'untold';
    if (told === 'untold') return value === null || winners.some((winner) => winner !== asks && winner === value);
    return value === (told.turn === turn && winners.includes(told.faction) ? told.faction : null);
  },
};
