import { type Decision, happened, refuse } from '../../table/decision.ts';
import { runningPause } from './running.ts';
import { whatRuns } from '../../table/running.ts';
import type { GameState } from '../../table/state.ts';

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
