/**
 * The changes of each faction's spice in a phase, for its owner only: old value, new value, and payments. They are
 * recorded where spice changes, so that nothing is logged twice.
 */
import type { Feature } from '../../kernel/feature.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { FACTIONS_SWAPPED } from '../swap/steps.ts';
import type { PursePhase, PursesContract } from './contract.ts';
import { purseOf } from '../../pieces/purses.ts';

export const purses: Feature<PursesContract> = {
  initialSlice: () => ({ purses: [] }),
  ownView: (_ctx, state, faction) => ({ purse: purseOfTurn(state, faction) }),
  // After a swap, the new player of a faction does not read what the earlier player counted.
  subscriptions: {
    [FACTIONS_SWAPPED]: (state, { one, other }) => ({
      ...state,
      purses: state.purses.filter(({ faction }) => faction !== one && faction !== other),
    }),
  },
};

/**
 * Returns the changes of this turn, without the changes of the set-up, in which each faction receives its first spice.
 */
function purseOfTurn(state: GameState, faction: FactionId): PursePhase | null {
  const purse = purseOf(state, faction);
  if (purse === null || purse.of.turn !== state.turn || purse.of.phase === 'setup') return null;
  const { of, was, is, changes } = purse;
  return { of, was, is, changes };
}
