import { type Decision, accepted, refused } from '../../model/decision.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/** Begins the collection. Its payments follow automatically. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginCollection(state: GameState): Decision {
  const running = runningPhaseRefusal(state);
  return running === null ? accepted({ type: 'CollectionBegan', turn: state.turn }) : refused(running);
}
