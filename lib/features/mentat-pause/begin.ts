import { type Decision, happened, refuse } from '../../model/decision.ts';
import { runningPause } from './api.ts';
import { whatRuns } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/** Begins the end of the turn. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginPause(state: GameState): Decision {
  const refusal = whatRuns(state);
  return refusal === null ? happened({ type: 'MentatPauseBegan' }) : refuse(refusal);
}

/** The table has compared enough, whoever has not spoken. Refuses `phase-runs` once the strongholds are counted. */
export function decideBoardAgreed(state: GameState): Decision {
  return runningPause(state)?.step === 'board'
    ? happened({ type: 'BoardAgreed' })
    : refuse({ code: 'phase-runs', phase: 'mentat-pause' });
}
