import { type Decision, happened, refuse } from '../../model/decision.ts';
import { whatRuns } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/** Begins the spice blow of this turn. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginSpiceBlow(state: GameState): Decision {
  const running = whatRuns(state);
  return running === null ? happened({ type: 'SpiceBlowBegan', turn: state.turn }) : refuse(running);
}
