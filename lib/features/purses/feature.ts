/**
 * What became of each purse in a phase, for its owner alone: what it held, what it holds, and what came and went. What
 * comes and goes is noted where purses change, so that nothing of it is told a second time.
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
  // Who plays a faction from now on reads nothing of what another counted.
  subscriptions: {
    [FACTIONS_SWAPPED]: (state, { one, other }) => ({
      ...state,
      purses: state.purses.filter(({ faction }) => faction !== one && faction !== other),
    }),
  },
};

/** Of this turn alone, and nothing of the set-up: there everybody takes what the sheet says. */
function purseOfTurn(state: GameState, faction: FactionId): PursePhase | null {
  const purse = purseOf(state, faction);
  if (purse === null || purse.of.turn !== state.turn || purse.of.phase === 'setup') return null;
  const { of, was, is, changes } = purse;
  return { of, was, is, changes };
}
