/** The step to the next phase. Mentat begins a phase that it plays and leaves the others to the board. */
import { must } from '../core/assert-never.ts';
import type { Ctx } from '../powers/ctx.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import { currentPhase, runningPhaseRefusal } from '../model/current-phase.ts';
import { withNewTurn } from '../model/turn.ts';
import type { PhaseId, TurnPhase } from '../model/phases.ts';
import { phaseActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import { activityHandlerFor, closedAbove, turnHandler } from './registry.ts';
import { eventsBeforeNextPhase } from './all-features.ts';
import { isPhasePending, phaseBegins } from './phase-registry.ts';

/**
 * Ends the current phase. Refuses `stale-prompt` if this phase is not current, `phase-runs` if the moderator cannot end
 * the phase, `game-is-won`.
 */
export function decideEndPhase(ctx: Ctx, state: GameState, phase: PhaseId): Decision {
  const played = phaseActivity(state);
  if (state.victory !== null) return refused({ code: 'game-is-won' });
  if (played === null || currentPhase(state) !== phase) return refused({ code: 'stale-prompt' });
  const endedEarly = activityHandlerFor(played)?.onEndEarly;
  if (endedEarly === undefined) return refused({ code: 'phase-runs', phase });
  const ends = endedEarly(ctx, state, played);
  return ends.ok ? accepted(...closedAbove(state, played), ...ends.events) : ends;
}

/**
 * Steps to the phase that the desk has named. Refuses `not-the-next-phase` if a different phase comes next, and
 * everything that `decideNextPhase` refuses.
 */
export function decideStepTo(ctx: Ctx, state: GameState, to: PhaseId): Decision {
  const refusal = runningPhaseRefusal(state);
  if (refusal !== null) return refused(refusal);
  return nextPhase(ctx, state).phase === to
    ? decideNextPhase(ctx, state)
    : refused({ code: 'not-the-next-phase', phase: to });
}

/** Steps to the next phase. Refuses `phase-runs` while Mentat plays a phase, `game-is-won`. */
export function decideNextPhase(ctx: Ctx, state: GameState): Decision {
  const refusal = runningPhaseRefusal(state);
  if (refusal !== null) return refused(refusal);
  const next = nextPhase(ctx, state);
  const begins = entered(ctx, state, next);
  return begins.ok ? accepted(...eventsBeforeNextPhase(ctx, state, next), ...begins.events) : begins;
}

function entered(ctx: Ctx, state: GameState, next: TurnPhase): Decision {
  if (next.turn === state.turn) return begun(ctx, state, next);
  const first = begun(ctx, withNewTurn(state, next.turn), next);
  return first.ok ? accepted(turnHandler().turnBegins(next.turn), ...first.events) : first;
}

/** Begins the phase if Mentat plays it. Otherwise the table plays it on the board. */
const begun = (ctx: Ctx, state: GameState, { phase }: TurnPhase): Decision =>
  phaseBegins(ctx, state, phase) ?? accepted(turnHandler().phaseBegins(phase));

/**
 * Returns the phase that follows: the next in the edition's order, or the first of the next turn. If the moderator has
 * set the current phase and Mentat has not begun it yet, that phase is the next.
 */
export function nextPhase(ctx: Ctx, state: GameState): TurnPhase {
  const { turn, phase } = state;
  const { phaseOrder } = ctx.rules;
  if (isPhasePending(ctx, state, phase) === true) return { turn, phase };
  const next = phaseOrder[phaseOrder.indexOf(phase) + 1];
  return next === undefined ? { turn: turn + 1, phase: must(phaseOrder[0], 'a first phase') } : { turn, phase: next };
}
