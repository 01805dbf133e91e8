import { type Decision, accepted, refused } from '../../model/decision.ts';
import { runningPause } from './api.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/** Begins the end of the turn. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginPause(state: GameState): Decision {
  const refusal = runningPhaseRefusal(state);
  return refusal === null ? accepted({ type: 'MentatPauseBegan' }) : refused(refusal);
}

/**
 * Ends the comparison of boards, even if some factions have not answered. Refuses `phase-runs` once the strongholds are
 * counted.
 */
export function decideBoardAgreed(state: GameState): Decision {
  return runningPause(state)?.step === 'board'
    ? accepted({ type: 'BoardAgreed' })
    : refused({ code: 'phase-runs', phase: 'mentat-pause' });
}
