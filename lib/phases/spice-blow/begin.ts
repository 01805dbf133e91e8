import { type Decision, happened, refuse } from '../../table/decision.ts';
import { whatRuns } from '../../table/running.ts';
import type { GameState } from '../../table/state.ts';

/** Begins the spice blow of this turn. Refuses `phase-runs`, `game-is-won`. */
export function decideBeginSpiceBlow(state: GameState): Decision {
  const running = whatRuns(state);
  return running === null ? happened({ type: 'SpiceBlowBegan', turn: state.turn }) : refuse(running);
}
