import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, happened, refuse } from '../../model/decision.ts';
import { isBattlePhase, runningStorm } from '../../model/selectors.ts';
import { whatRuns } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';
import { dialling } from './dialling.ts';
import { hasStormMoved } from './api.ts';

/**
 * Opens the storm phase. Refuses `battles-already-run`, `storm-running`, `phase-runs`, `game-is-won`, or
 * `storm-has-moved` in this turn.
 */
export function decideBeginStorm(ctx: Ctx, state: GameState): Decision {
  if (isBattlePhase(state)) return refuse({ code: 'battles-already-run' });
  if (runningStorm(state) !== null) return refuse({ code: 'storm-running' });
  if (hasStormMoved(state)) return refuse({ code: 'storm-has-moved', turn: state.turn });
  const running = whatRuns(state);
  if (running !== null) return refuse(running);
  return happened({ type: 'StormBegan', storm: `s${state.nextStorm}`, ...dialling(ctx, state) });
}
