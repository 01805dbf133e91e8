import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, happened, refuse } from '../../table/decision.ts';
import { isBattlePhase, runningStorm } from '../../table/position.ts';
import { whatRuns } from '../../table/running.ts';
import type { GameState } from '../../table/state.ts';
import { dialling } from './dialling.ts';
import { hasStormMoved } from './known.ts';

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
