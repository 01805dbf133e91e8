import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { isBattlePhase, currentStorm } from '../../model/selectors.ts';
import { runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';
import { dialling } from './dialling.ts';
import { hasStormMoved } from './api.ts';

/**
 * Opens the storm phase. Refuses `battles-already-run`, `storm-running`, `phase-runs`, `game-is-won`, or
 * `storm-has-moved` in this turn.
 */
export function decideBeginStorm(ctx: Ctx, state: GameState): Decision {
  if (isBattlePhase(state)) return refused({ code: 'battles-already-run' });
  if (currentStorm(state) !== null) return refused({ code: 'storm-running' });
  if (hasStormMoved(state)) return refused({ code: 'storm-has-moved', turn: state.turn });
  const running = runningPhaseRefusal(state);
  if (running !== null) return refused(running);
  return accepted({ type: 'StormBegan', storm: `s${state.nextStorm}`, ...dialling(ctx, state) });
}
