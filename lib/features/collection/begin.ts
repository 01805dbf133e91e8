import { type Decision, happened, refuse } from '../../model/decision.ts';
import { whatRuns } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/** Begins the collection; what everybody takes follows by itself. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginCollection(state: GameState): Decision {
  const running = whatRuns(state);
  return running === null ? happened({ type: 'CollectionBegan', turn: state.turn }) : refuse(running);
}
