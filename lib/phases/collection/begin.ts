import { type Decision, happened, refuse } from '../../table/decision.ts';
import { whatRuns } from '../../table/running.ts';
import type { GameState } from '../../table/state.ts';

/** Begins the collection; what everybody takes follows by itself. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginCollection(state: GameState): Decision {
  const running = whatRuns(state);
  return running === null ? happened({ type: 'CollectionBegan', turn: state.turn }) : refuse(running);
}
