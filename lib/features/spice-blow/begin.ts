import { type Decision, accepted, refused } from '../../model/decision.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';

/** Begins the spice blow of this turn. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginSpiceBlow(state: GameState): Decision {
  const running = runningPhaseRefusal(state);
  return running === null ? accepted({ type: 'SpiceBlowBegan', turn: state.turn }) : refused(running);
}
