/** The step to the next phase: what Mentat plays begins, the rest is left to the board. */
import { decideBeginBattles } from '../phases/battle/decide.ts';
import { pendingBattles } from '../phases/battle/sites.ts';
import { decideBeginPause, decideBoardAgreed } from '../phases/mentat-pause/decide.ts';
import { decideBeginStorm } from '../phases/storm/begin.ts';
import { aloneTurnFighters } from '../rules/advisors.ts';
import type { Ctx } from '../rules/ctx.ts';
import { type Decision, happened, refuse } from '../rules/decision.ts';
import { runningPause } from '../rules/pause.ts';
import { whatRuns } from '../rules/running.ts';
import { nextPhase, withTurn } from '../rules/turn.ts';
import type { GameEvent } from '../table/events.ts';
import type { TurnPhase } from '../table/phases.ts';
import type { GameState } from '../table/state.ts';

/**
 * Steps on. Refuses `phase-runs` while Mentat plays a phase, `game-is-won`. While the board is compared at the end of a
 * turn, it says that this is done.
 */
export function decideNextPhase(ctx: Ctx, state: GameState): Decision {
  if (runningPause(state) !== null) return decideBoardAgreed(state);
  const refusal = whatRuns(state);
  if (refusal !== null) return refuse(refusal);
  const next = nextPhase(ctx, state);
  const alone = isAfterBattles(ctx, state, next) ? [] : aloneTurnFighters(state);
  const begins = entered(ctx, state, next);
  return begins.ok ? happened(...alone, ...begins.events) : begins;
}

/** Whom the battles of this turn have left alone stay advisors until the next turn begins. */
const isAfterBattles = ({ rules }: Ctx, { turn }: GameState, next: TurnPhase): boolean =>
  next.turn === turn && rules.phaseOrder.indexOf(next.phase) > rules.phaseOrder.indexOf('battle');

function entered(ctx: Ctx, state: GameState, next: TurnPhase): Decision {
  if (next.turn === state.turn) return begun(ctx, state, next);
  const turned: GameEvent = { type: 'TurnBegan', turn: next.turn };
  const first = begun(ctx, withTurn(state, next.turn), next);
  return first.ok ? happened(turned, ...first.events) : first;
}

/** A storm moves once a turn, and battles need two sides; without them the phase is passed on the board. */
function begun(ctx: Ctx, state: GameState, { phase, turn }: TurnPhase): Decision {
  if (phase === 'storm' && state.lastStorm?.turn !== turn) return decideBeginStorm(ctx, state);
  if (phase === 'battle' && pendingBattles(ctx, state).length > 0) return decideBeginBattles(ctx, state);
  if (phase === 'mentat-pause') return decideBeginPause(state);
  return happened({ type: 'PhaseBegan', phase });
}
